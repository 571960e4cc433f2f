import '../../styles/admin-statistics.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { StatusTabs } from '../../components/admin/status-tabs.js';
import { CategoryRanking } from '../../components/statistics/category-ranking.js';
import { CompanyRanking } from '../../components/statistics/company-ranking.js';
import { Days } from '../../components/statistics/days.js';
import { PeriodChoice } from '../../components/statistics/period-choice.js';
import { ProductRanking } from '../../components/statistics/product-ranking.js';
import { Searches } from '../../components/statistics/searches.js';
import { SynonymDialog } from '../../components/statistics/synonym-dialog.js';
import { NEW_SYNONYM, Synonyms } from '../../components/statistics/synonyms.js';
import { useI18n } from '../../lib/i18n.js';

/** What has been counted, one view at a time. */
export default function StatisticsIndex(props: PageProps<'statistics/index'>) {
  const { views, period, days, products, companies, categories, searches, synonyms, form, closeUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('statistics.title')} intro={t('statistics.intro')} />
      <StatusTabs
        label={t('statistics.views.label')}
        tabs={views.map((view) => ({ ...view, label: t(`statistics.views.${view.id}`) }))}
      />
      {period && <PeriodChoice {...period} />}
      {days && <Days view={days} />}
      {products && <ProductRanking view={products} />}
      {companies && <CompanyRanking view={companies} />}
      {categories && <CategoryRanking view={categories} />}
      {searches && <Searches view={searches} />}
      {synonyms && <Synonyms view={synonyms} />}
      {form && (
        <SynonymDialog
          key={form.id}
          form={form}
          closeUrl={closeUrl}
          returnTo={form.id === null ? NEW_SYNONYM : `synonym-${form.id}`}
        />
      )}
    </>
  );
}
