import type { WaitingGroup } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Moment } from '../moment.js';
import { Text } from '../../ui/text.js';
import { OverviewPart } from './overview-part.js';
import { State } from '../../ui/state.js';

/** Records that wait for a decision; the newest of each kind by name. */
export function Waiting({ groups }: { groups: WaitingGroup[] }) {
  const { t } = useI18n();
  if (groups.length === 0) return null;
  return (
    <OverviewPart id="waiting" title={t('overview.waiting.title')}>
      <div className="waiting">
        {groups.map(({ id, count, url, items }) => (
          <article key={id}>
            <h3>
              <State tone="warn" long>
                <a data-visit href={url}>
                  {t(`overview.waiting.${id}`, { count })}
                </a>
              </State>
            </h3>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <a data-visit href={item.url}>
                    <Text value={item.name} />
                  </a>
                  <small>
                    {item.note && <span>{item.note}</span>}
                    <Moment iso={item.at} />
                  </small>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </OverviewPart>
  );
}
