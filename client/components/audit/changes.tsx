import type { AuditEntryProps } from '../../../src/audit/audit.pages.js';
import { useI18n } from '../../lib/i18n.js';

/** Fields with their value before and after. */
export function Changes({ changes }: Pick<AuditEntryProps, 'changes'>) {
  const { t } = useI18n();
  return (
    <dl className="changes">
      {changes.filter(isShown).map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <del>
                <span className="hidden-text">{t('audit.before')} </span>
                {before}
              </del>
            )}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && (
              <ins>
                <span className="hidden-text">{t('audit.after')} </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was empty and stays so when a thing is made says nothing. */
const isShown = ({ before, after }: AuditEntryProps['changes'][number]) => before !== null || after !== null;
