import type {
  RankedCategory,
  RankingView,
} from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import type { Column } from '../../admin/list/data-table.js';
import { Text } from '../../ui/text.js';
import { Ranking } from './ranking.js';
import { useRankingColumns } from './ranking-columns.js';

/** The categories whose pages visitors opened. */
export function CategoryRanking({ view }: { view: RankingView<RankedCategory> }) {
  const { t } = useI18n();
  const figures = useRankingColumns();
  const columnOf = (id: string, label: string) => ({ ...figures.find((column) => column.id === id)!, label });
  const columns: Column<RankedCategory>[] = [
    {
      id: 'name',
      label: t('statistics.fields.category'),
      cell: (category) => <CategoryName category={category} />,
    },
    columnOf('views', t('statistics.fields.clicks')),
    columnOf('change', t('statistics.fields.category_change')),
  ];
  return <Ranking of="categories" view={view} note={t('statistics.categories.note')} columns={columns} />;
}

function CategoryName({ category: { id, path, url } }: { category: RankedCategory }) {
  const { t } = useI18n();
  const name = path.at(-1);
  if (!name || !url)
    return (
      <>
        {t('statistics.categories.deleted')} {String(id)}
      </>
    );
  return (
    <>
      <a data-visit href={url}>
        <Text value={name} />
      </a>
      {path.length > 1 && (
        <small>
          {path.slice(0, -1).map((above, index) => (
            <span key={index}>
              {index > 0 && ' › '}
              <Text value={above} />
            </span>
          ))}
        </small>
      )}
    </>
  );
}
