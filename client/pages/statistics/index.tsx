import '../../styles/admin/statistics.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { CategoryRanking } from '../../components/analytics/statistics/category-ranking.js';
import { CompanyRanking } from '../../components/analytics/statistics/company-ranking.js';
import { Days } from '../../components/analytics/statistics/days.js';
import { PeriodChoice } from '../../components/analytics/statistics/period-choice.js';
import { ProductRanking } from '../../components/analytics/statistics/product-ranking.js';
import { Searches } from '../../components/analytics/statistics/searches.js';
import { SynonymDialog } from '../../components/analytics/statistics/synonym-dialog.js';
import { NEW_SYNONYM, Synonyms } from '../../components/analytics/statistics/synonyms.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The statistics, one view at a time. */
export default function StatisticsIndex(props: PageProps<'statistics/index'>) {
  const { views, period, days, products, companies, categories, searches, synonyms, form, closeUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('statistics.title')} intro={t('statistics.intro')} />
      <Tabs
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
