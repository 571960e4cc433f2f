import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { ReportForms } from '../../components/offers/reports/report-forms.js';
import { ReportTable } from '../../components/offers/reports/report-table.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** Visitors' error reports about offers. */
export default function OfferReportsIndex(props: PageProps<'offer-reports/index'>) {
  const { reports, status, statuses, ofAllCompanies, pagination, opened, closeUrl, errors } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('offer-reports.title')} intro={t('offer-reports.intro')} />
      {opened && <ReportForms key={opened.report.id} opened={opened} errors={errors} closeUrl={closeUrl} />}
      <section className="list" aria-label={t('offer-reports.title')}>
        <Tabs
          label={t('offer-reports.by_status')}
          tabs={statuses.map((tab) => ({ ...tab, label: t(`offer-reports.statuses.${tab.id}`) }))}
        />
        {reports.length > 0 ? (
          <ReportTable reports={reports} ofAllCompanies={ofAllCompanies} />
        ) : (
          <EmptyList resetUrl={null} text={t(`offer-reports.none.${status}`)} />
        )}
        <Pagination pages={pagination} />
      </section>
    </>
  );
}
