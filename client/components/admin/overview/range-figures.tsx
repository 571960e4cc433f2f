import type { StatusFigures } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { OverviewPart } from './overview-part.js';
import { stateClass } from '../../ui/state.js';
import { toneOf } from '../status.js';
import { Cluster, Row } from '../../ui/layout/boxes.js';

/** How many products and services there are, and in which status. */
export function RangeFigures({ figures = [] }: { figures?: StatusFigures[] }) {
  const { t, number } = useI18n();
  // who offers no services need not read so
  const shown = figures.filter(({ kind, count }) => kind === 'product' || count > 0);
  return (
    <OverviewPart id="figures" title={t('overview.figures.title')} data="figures">
      <Cluster gap={[4, 7]} className="range-figures">
        {shown.map(({ kind, url, count, statuses }) => (
          <div key={kind}>
            <Row data-visit href={url} as="a" gap={2} align="baseline" className="range-total">
              <strong className="figure">{number(count)}</strong> {t(`overview.figures.${kind}`, { count })}
            </Row>
            <Cluster as="ul" gap={[0, 4]}>
              {statuses.map(({ id, count, url }) => (
                <li key={id}>
                  <a data-visit href={url} className={stateClass(toneOf(id))}>
                    {t(`offers.statuses.${id}`)} <span className="count">{number(count)}</span>
                  </a>
                </li>
              ))}
            </Cluster>
          </div>
        ))}
      </Cluster>
    </OverviewPart>
  );
}
