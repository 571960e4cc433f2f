import type { PageProps } from '../../../src/core/inertia/pages.js';
import { RecordList } from '../../components/admin/list/record-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { GoogleLines } from '../../components/import/mapping/categories/google-lines.js';
import { MappingActions } from '../../components/import/mapping/categories/mapping-actions.js';
import { MappingTable } from '../../components/import/mapping/categories/mapping-table.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Notice } from '../../components/ui/notice.js';

/** The targets of a store's category paths, or of Google's taxonomy. */
export default function ImportCategories(props: PageProps<'import/categories'>) {
  const { company, mappings, count, filters, tabs, importsUrl, addUrl } = props;
  const { t } = useI18n();
  const keep = {
    ...(filters.origin && { origin: filters.origin }),
    ...(filters.company && { company: String(filters.company) }),
  };
  return (
    <>
      <PageTitle
        title={t(company ? 'mappings.title' : 'mappings.google.title')}
        intro={company ? t('mappings.intro', { company: company.name }) : t('mappings.google.intro')}
      />
      <p>
        <a data-visit href={importsUrl}>
          {t('mappings.back')}
        </a>
      </p>
      {addUrl ? <GoogleLines addUrl={addUrl} errors={props.errors} /> : <CompanyChoice {...props} />}
      {addUrl && (
        <noscript>
          <Notice>{t('mappings.needs_javascript')}</Notice>
        </noscript>
      )}
      <MappingActions {...props} />
      <RecordList
        label={t(company ? 'mappings.title' : 'mappings.google.title')}
        list={{ ...props, formUrl: props.listUrl }}
        head={<Tabs label={t('mappings.filter')} tabs={tabs} />}
        query={filters.query}
        searchLabel={t('mappings.search')}
        keep={keep}
        only={['mappings', 'tabs', 'bulkUrl', 'acceptUrl']}
        counted={t('mappings.count', { count })}
        isEmpty={mappings.length === 0}
        none={t(company ? 'mappings.none' : 'mappings.google.none')}
      >
        <MappingTable {...props} />
      </RecordList>
    </>
  );
}
