import { Fragment } from 'react';
import type { CategoryPathProps } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { Examples } from './examples.js';

/** A path, whose names map their branches, with some of its offers. */
export function MappingPath({ mapping }: { mapping: CategoryPathProps }) {
  const { t } = useI18n();
  const { googleId, parts, examples } = mapping;
  return (
    <>
      {googleId !== null && `${googleId} – `}
      {parts.map(({ name, branchUrl }, index) => (
        <Fragment key={index}>
          {index > 0 && ' › '}
          {branchUrl ? (
            <a data-visit href={branchUrl} title={t('mappings.branch_link', { name })}>
              {name}
            </a>
          ) : (
            name
          )}
        </Fragment>
      ))}
      <Examples names={examples} />
    </>
  );
}
