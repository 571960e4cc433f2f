import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { ListToolbar } from '../../components/admin/list/list-toolbar.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { StatusTabs } from '../../components/admin/list/status-tabs.js';
import { MappingActions } from '../../components/import/mapping/categories/mapping-actions.js';
import { MappingTable } from '../../components/import/mapping/categories/mapping-table.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { Pagination } from '../../components/ui/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const LIST = ['mappings', 'count', 'tabs', 'pagination', 'filters', 'resetUrl'];

/** Where the category paths of a store's files lead. */
export default function ImportCategories(props: PageProps<'import/categories'>) {
  const { company, mappings, count, filters, tabs, resetUrl, pagination, importsUrl } = props;
  const { t } = useI18n();
  const keep = {
    ...(filters.origin && { origin: filters.origin }),
    ...(filters.company && { company: String(filters.company) }),
  };
  return (
    <>
      <PageTitle
        title={t('mappings.title')}
        intro={company ? t('mappings.intro', { company: company.name }) : undefined}
      />
      <p>
        <a data-visit href={importsUrl}>
          {t('mappings.back')}
        </a>
      </p>
      <CompanyChoice {...props} />
      <noscript>
        <p className="notice">{t('mappings.needs_javascript')}</p>
      </noscript>
      <MappingActions {...props} />
      <section className="list" aria-label={t('mappings.title')}>
        <StatusTabs label={t('mappings.filter')} tabs={tabs} />
        <ListToolbar
          url={props.listUrl}
          query={filters.query}
          searchLabel={t('mappings.search')}
          keep={keep}
          only={LIST}
          resetUrl={resetUrl}
        />
        <p role="status" className="list-count">
          {t('mappings.count', { count })}
        </p>
        {mappings.length > 0 ? (
          <MappingTable mappings={mappings} />
        ) : (
          <EmptyList resetUrl={resetUrl} text={t('mappings.none')} />
        )}
        <Pagination pages={pagination} />
      </section>
    </>
  );
}
