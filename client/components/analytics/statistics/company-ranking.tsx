import type {
  RankedCompany,
  RankingView,
} from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Ranking } from './ranking.js';
import { useRankingColumns } from './ranking-columns.js';

/** The stores whose products visitors looked at; each leads to its days. */
export function CompanyRanking({ view }: { view: RankingView<RankedCompany> }) {
  const { t } = useI18n();
  const figures = useRankingColumns();
  return (
    <Ranking<RankedCompany>
      of="companies"
      view={view}
      note={t('statistics.change.of_rows')}
      columns={[
        {
          id: 'name',
          label: t('statistics.fields.company'),
          cell: ({ name, url }) => (
            <a data-visit href={url}>
              {name}
            </a>
          ),
        },
        ...figures,
      ]}
    />
  );
}
