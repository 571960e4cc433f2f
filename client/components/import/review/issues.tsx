import type { ImportIssueJson } from '../../../../src/import/import.json.js';
import type { ImportDetail } from '../../../../src/import/import.pages.js';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

interface Props {
  issues: NonNullable<PageProps<'import/index'>['issues']>;
  counts: ImportDetail['issueCounts'];
}

/** What an import found in the file: by kind, then item by item. */
export function Issues({ issues, counts }: Props) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="issues-title">
      <div className="section-head">
        <h2 id="issues-title">{t('import.issues.title')}</h2>
        <p role="status">
          {t('import.issues.count', { count: issues.count })}
          {issues.kept !== null && ` · ${t('diagnosis.kept', { count: issues.kept })}`}
        </p>
      </div>
      {counts.length === 0 ? (
        <p>{t('import.issues.none')}</p>
      ) : (
        <>
          <IssueFilter counts={counts} allUrl={issues.filterUrl} chosen={issues.code} />
          <IssueTable items={issues.items} />
          <nav className="pagination" aria-label={t('import.issues.pages')}>
            {issues.previousUrl && (
              <a data-visit href={issues.previousUrl} rel="prev">
                {t('common.pagination.previous')}
              </a>
            )}
            {issues.nextUrl && (
              <a data-visit href={issues.nextUrl} rel="next">
                {t('common.pagination.next')}
              </a>
            )}
          </nav>
        </>
      )}
    </section>
  );
}

interface FilterProps {
  counts: Props['counts'];
  allUrl: string;
  /** The kind that is listed; null: all. */
  chosen: string | null;
}

function IssueFilter({ counts, allUrl, chosen }: FilterProps) {
  const { t, number } = useI18n();
  const entries = [
    { code: '', message: t('import.issues.all'), severity: undefined, count: undefined, url: allUrl },
    ...counts,
  ];
  return (
    <nav className="issue-filter" aria-label={t('import.issues.filter')}>
      <ul>
        {entries.map(({ code, message, severity, count, url }) => (
          <li key={code}>
            <a data-visit href={url} aria-current={code === (chosen ?? '') ? 'true' : undefined}>
              {severity && <span className={`dot dot-${severity}`} />}
              {message}
              {count !== undefined && <span className="count">{number(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function IssueTable({ items }: { items: ImportIssueJson[] }) {
  const { t, number } = useI18n();
  return (
    <table className="table issues">
      <thead>
        <tr>
          <th scope="col" className="number">
            {t('import.issues.line')}
          </th>
          <th scope="col">{t('fields.productCode')}</th>
          <th scope="col">{t('import.issues.severity')}</th>
          <th scope="col">{t('import.issues.message')}</th>
          <th scope="col">{t('import.issues.text')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((issue) => (
          <tr key={`${issue.itemNumber} ${issue.line} ${issue.code}`}>
            <td className="number" data-label={t('import.issues.line')}>
              {number(issue.line)}
            </td>
            <td data-label={t('fields.productCode')}>{issue.productCode ?? '–'}</td>
            <td data-label={t('import.issues.severity')}>
              <span className={`dot dot-${issue.severity}`} />
              {t(`import.issues.severities.${issue.severity}`)}
            </td>
            <td data-label={t('import.issues.message')}>
              {issue.message}
              {issue.hint && <small>{issue.hint}</small>}
            </td>
            <td data-label={t('import.issues.text')}>{issue.text && <code>{issue.text}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
