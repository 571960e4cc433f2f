import type { SynonymsView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { AddLink } from '../../admin/list/add-link.js';
import { RecordList } from '../../admin/list/record-list.js';
import { LanguageFilter } from './language-filter.js';
import { SynonymTable } from './synonym-table.js';
import { Cluster } from '../../ui/layout/boxes.js';

export const NEW_SYNONYM = 'new-synonym';

/** Words that searches treat as equal. */
export function Synonyms({ view }: { view: SynonymsView }) {
  const { t } = useI18n();
  const { rows, count, filters, newUrl } = view;
  const add = (id?: string) => (
    <AddLink id={id} href={newUrl}>
      {t('synonyms.new')}
    </AddLink>
  );
  return (
    <RecordList
      label={t('synonyms.title')}
      list={view}
      head={
        <Cluster gap={3} align="center" justify="between" className="list-part">
          <p>{t('synonyms.intro')}</p>
          {add(NEW_SYNONYM)}
        </Cluster>
      }
      query={filters.query}
      searchLabel={t('synonyms.search')}
      keep={view.keep}
      only={['synonyms']}
      filters={<LanguageFilter value={filters.language} />}
      counted={t('synonyms.count', { count })}
      isEmpty={rows.length === 0}
      none={t('synonyms.none')}
      action={add()}
    >
      <SynonymTable rows={rows} />
    </RecordList>
  );
}
