import type { StatusFigures } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { OverviewPart } from './overview-part.js';
import { stateClass } from '../../ui/state.js';
import { toneOf } from '../status.js';

/** How many products and services there are, and in which status. */
export function RangeFigures({ figures = [] }: { figures?: StatusFigures[] }) {
  const { t, number } = useI18n();
  // who offers no services need not read so
  const shown = figures.filter(({ kind, count }) => kind === 'product' || count > 0);
  return (
    <OverviewPart id="figures" title={t('overview.figures.title')} data="figures">
      <div className="range-figures">
        {shown.map(({ kind, url, count, statuses }) => (
          <div key={kind}>
            <a data-visit href={url} className="range-total">
              <strong>{number(count)}</strong> {t(`overview.figures.${kind}`, { count })}
            </a>
            <ul>
              {statuses.map(({ id, count, url }) => (
                <li key={id}>
                  <a data-visit href={url} className={stateClass(toneOf(id))}>
                    {t(`offers.statuses.${id}`)} <span className="count">{number(count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </OverviewPart>
  );
}
