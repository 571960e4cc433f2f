import type { FeedHealthProps } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Fact, Facts } from '../../ui/facts.js';
import { Moment } from '../moment.js';
import { OverviewPart } from './overview-part.js';
import { State } from '../../ui/state.js';

/** The state of the feeds: sources, next fetch, and the result of the last import. */
export function FeedHealth({ health }: { health: FeedHealthProps }) {
  const { t } = useI18n();
  const { feeds, feedsUrl, lastImport, diagnosisUrl } = health;
  const diagnosis = (
    <a data-visit href={diagnosisUrl}>
      {t('diagnosis.open')}
    </a>
  );
  const facts: Fact[] = [
    [t('overview.health.feeds'), <FeedState feeds={feeds} url={feedsUrl} />],
    [t('feed-pulls.facts.next'), feeds.nextAt && <Moment iso={feeds.nextAt} />],
    [
      t('overview.health.last'),
      lastImport ? (
        <a data-visit href={lastImport.url}>
          <Moment iso={lastImport.at} />
        </a>
      ) : (
        t('overview.imports.none')
      ),
    ],
    [
      t('overview.health.items'),
      lastImport && (
        <>
          {t('overview.imports.read', { count: lastImport.read })}
          {lastImport.rejected > 0 && (
            <strong> {t('overview.imports.rejected', { count: lastImport.rejected })}</strong>
          )}
        </>
      ),
    ],
  ];
  return (
    <OverviewPart id="health" title={t('overview.health.title')} note={diagnosis}>
      <Facts className="feed-health" facts={facts} />
    </OverviewPart>
  );
}

const TONES = { failing: 'bad', shaky: 'warn', working: 'good', none: undefined } as const;

function FeedState({ feeds, url }: { feeds: FeedHealthProps['feeds']; url: string | null }) {
  const { t } = useI18n();
  const { active, shaky, failing } = feeds;
  const state = failing ? 'failing' : shaky ? 'shaky' : active ? 'working' : 'none';
  const count = failing || shaky || active;
  const text =
    state === 'none'
      ? t('overview.health.states.none')
      : t(`overview.health.states.${state}`, { count, active });
  const label = (
    <State tone={TONES[state]} quiet>
      {text}
    </State>
  );
  if (!url) return label;
  return (
    <a data-visit href={url}>
      {label}
    </a>
  );
}
