import type { GapFigure } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { OverviewPart } from './overview-part.js';
import { Box } from '../../ui/layout/boxes.js';

/** Missing data of active products; each line leads to the list of these products. */
export function Gaps({ gaps = [] }: { gaps?: GapFigure[] }) {
  const { t } = useI18n();
  const open = gaps.filter(({ count }) => count > 0);
  return (
    <OverviewPart id="gaps" title={t('overview.gaps.title')} data="gaps">
      {open.length === 0 && (
        <Box as="p" tone="soft" words>
          {t('overview.gaps.none')}
        </Box>
      )}
      <ul className="overview-lines">
        {open.map(({ id, count, url }) => (
          <li key={id}>
            <a data-visit href={url}>
              <span>{t(id === 'ean' || id === 'deliveryCost' ? `fields.${id}` : `overview.gaps.${id}`)}</span>
              <strong>{t('overview.gaps.count', { count })}</strong>
            </a>
          </li>
        ))}
      </ul>
    </OverviewPart>
  );
}
