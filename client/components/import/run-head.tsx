import type { ReactNode } from 'react';
import type { ImportJson } from '../../../src/import/import.json.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Status } from './status.js';

/** The import that a page is about. */
export function RunHead({ run, children }: { run: ImportJson; children?: ReactNode }) {
  const { t } = useI18n();
  return (
    <p className="current-facts">
      <a data-visit href={run.url}>
        {t('import.current.title', { name: run.fileName })}
      </a>
      <Status status={run.status} />
      {children}
    </p>
  );
}
