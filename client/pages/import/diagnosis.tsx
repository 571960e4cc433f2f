import '../../styles/admin/diagnosis.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { Coverage } from '../../components/import/review/coverage.js';
import { CoverageHistory } from '../../components/import/review/coverage-history.js';
import { FindingKinds } from '../../components/import/review/finding-kinds.js';
import { FindingList } from '../../components/import/review/finding-list.js';
import { UnreadFields } from '../../components/import/review/unread-fields.js';
import { RunHead } from '../../components/import/run-head.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Moment } from '../../components/admin/moment.js';
import { LinkButton } from '../../components/ui/button.js';

/** The quality of a store's feed, its trend, and problems to fix. */
export default function ImportDiagnosis(props: PageProps<'import/diagnosis'>) {
  const { company, run, offers, coverage, history, findings, finding, kept } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle
        title={t('diagnosis.title')}
        intro={company ? t('diagnosis.intro', { name: company.name }) : undefined}
        action={
          <LinkButton data-visit href={props.importsUrl}>
            {t('diagnosis.imports')}
          </LinkButton>
        }
      />
      <CompanyChoice {...props} />
      {run ? (
        <>
          <RunHead run={run}>
            {run.format && <span>{run.format}</span>}
            <Moment iso={run.createdAt} />
            <span>{t('diagnosis.items', { count: run.counters.read })}</span>
            {offers !== null && <span>{t('diagnosis.offers', { count: offers })}</span>}
          </RunHead>
          {kept ? (
            <FindingKinds kinds={findings} chosen={finding?.label ?? null} />
          ) : (
            <p>{t('import.current.not_kept')}</p>
          )}
          {finding && <FindingList finding={finding} />}
          <Coverage fields={coverage} history={history} isLive={offers !== null} />
          {props.mapping && <UnreadFields unread={props.unread} mapping={props.mapping} />}
          <CoverageHistory fields={coverage} history={history} />
        </>
      ) : (
        company && <EmptyList resetUrl={null} text={t('diagnosis.none')} />
      )}
    </>
  );
}
