import type { ReactNode } from 'react';
import type { ImportDetail } from '../../../../src/import/import.pages.js';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Pagination } from '../../ui/navigation/pagination.js';
import { IssueCauses } from './issue-causes.js';
import { IssueTable } from './issue-table.js';
import { SeverityDot } from './severity-dot.js';
import { Cluster, Row } from '../../ui/layout/boxes.js';

interface Props {
  issues: NonNullable<PageProps<'import/index'>['issues']>;
  run: ImportDetail;
}

/** Issues of an imported file: by cause, then by item. */
export function Issues({ issues, run: { counters, warnings, issueCounts: counts } }: Props) {
  const { t, number } = useI18n();
  const { counter } = issues;
  const chosen = issues.code ?? counter ?? '';
  return (
    <section aria-labelledby="issues-title">
      <div className="section-head">
        <h2 id="issues-title">{t('import.issues.title')}</h2>
        <p role="status">
          {counter && `${t(`import.counters.${counter}`)}: ${number({ ...counters, warnings }[counter])} · `}
          {t('import.issues.count', { count: issues.count })}
          {issues.kept !== null && ` · ${t('diagnosis.kept', { count: issues.kept })}`}
        </p>
      </div>
      {counts.length === 0 ? (
        <p>{t('import.issues.none')}</p>
      ) : (
        <>
          {chosen ? (
            <IssueFilter counts={counts} allUrl={issues.filterUrl} chosen={chosen} />
          ) : (
            <IssueCauses counts={counts} />
          )}
          <IssueList isOpen={chosen !== '' || issues.pagination.page !== 1}>
            <IssueTable
              caption={t('import.issues.title')}
              items={issues.items}
              keyOf={({ itemNumber, line, code }) => `${itemNumber} ${line} ${code}`}
            />
            <Pagination pages={issues.pagination} />
          </IssueList>
        </>
      )}
    </section>
  );
}

/** The single issues, folded unless a cause is chosen. */
function IssueList({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useI18n();
  if (isOpen) return children;
  return (
    <details>
      <summary>{t('import.issues.single')}</summary>
      {children}
    </details>
  );
}

interface FilterProps {
  counts: ImportDetail['issueCounts'];
  allUrl: string;
  /** The kind that is listed, or a counter; empty: all. */
  chosen: string;
}

function IssueFilter({ counts, allUrl, chosen }: FilterProps) {
  const { t, number } = useI18n();
  const entries = [
    { code: '', message: t('import.issues.all'), severity: undefined, count: undefined, url: allUrl },
    ...counts,
  ];
  return (
    <nav className="issue-filter" aria-label={t('import.issues.filter')}>
      <Cluster as="ul" gap={[0, 5]}>
        {entries.map(({ code, message, severity, count, url }) => (
          <li key={code}>
            <Row
              as="a"
              inline
              gap={1}
              align="baseline"
              padY={1}
              data-visit
              href={url}
              aria-current={code === chosen ? 'true' : undefined}
            >
              {severity && <SeverityDot severity={severity} />}
              {message}
              {count !== undefined && <span className="count">{number(count)}</span>}
            </Row>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
