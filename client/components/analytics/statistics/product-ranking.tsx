import type {
  RankedProduct,
  RankingView,
} from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Ranking } from './ranking.js';
import { useRankingColumns } from './ranking-columns.js';

/** The products that visitors looked at; each leads to its days. */
export function ProductRanking({ view }: { view: RankingView<RankedProduct> }) {
  const { t } = useI18n();
  const figures = useRankingColumns();
  return (
    <Ranking<RankedProduct>
      of="products"
      view={view}
      note={t('statistics.change.of_rows')}
      columns={[
        {
          id: 'name',
          label: t('statistics.fields.product'),
          cell: ({ name, url, code, companyName, isDeleted }) => (
            <>
              <a data-visit href={url}>
                <Text value={name} />
              </a>
              <small>
                {[companyName, code, isDeleted && t('statistics.deleted')].filter(Boolean).join(' · ')}
              </small>
            </>
          ),
        },
        ...figures,
      ]}
    />
  );
}
