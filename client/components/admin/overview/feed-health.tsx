import type { FeedHealthProps } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Moment } from '../moment.js';
import { OverviewPart } from './overview-part.js';

/** Whether offers keep coming: what is fetched, when again, and what the last import has read. */
export function FeedHealth({ health }: { health: FeedHealthProps }) {
  const { t } = useI18n();
  const { feeds, feedsUrl, lastImport, diagnosisUrl } = health;
  const diagnosis = (
    <a data-visit href={diagnosisUrl}>
      {t('diagnosis.open')}
    </a>
  );
  return (
    <OverviewPart id="health" title={t('overview.health.title')} note={diagnosis}>
      <dl className="feed-health">
        <div>
          <dt>{t('overview.health.feeds')}</dt>
          <dd>
            <FeedState feeds={feeds} url={feedsUrl} />
          </dd>
        </div>
        {feeds.nextAt && (
          <div>
            <dt>{t('feed-pulls.facts.next')}</dt>
            <dd>
              <Moment iso={feeds.nextAt} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('overview.health.last')}</dt>
          <dd>
            {lastImport ? (
              <a data-visit href={lastImport.url}>
                <Moment iso={lastImport.at} />
              </a>
            ) : (
              t('overview.imports.none')
            )}
          </dd>
        </div>
        {lastImport && (
          <div>
            <dt>{t('overview.health.items')}</dt>
            <dd>
              {t('overview.imports.read', { count: lastImport.read })}
              {lastImport.rejected > 0 && (
                <strong> {t('overview.imports.rejected', { count: lastImport.rejected })}</strong>
              )}
            </dd>
          </div>
        )}
      </dl>
    </OverviewPart>
  );
}

function FeedState({ feeds, url }: { feeds: FeedHealthProps['feeds']; url: string | null }) {
  const { t } = useI18n();
  const { active, shaky, failing } = feeds;
  const state = failing ? 'failing' : shaky ? 'shaky' : active ? 'working' : 'none';
  const count = failing || shaky || active;
  const text =
    state === 'none'
      ? t('overview.health.states.none')
      : t(`overview.health.states.${state}`, { count, active });
  const label = <span className={`feed-state feed-state-${state}`}>{text}</span>;
  if (!url) return label;
  return (
    <a data-visit href={url}>
      {label}
    </a>
  );
}
