import type { FeedProps } from '../../../../src/import/pulls/feed-pulls.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useHydrated } from '../../../lib/forms/use-hydrated.js';
import { Moment } from '../../admin/moment.js';

/** When an address is fetched, and what came of it the last time. */
export function FeedFacts({ feed, isReasonAbove }: { feed: FeedProps; isReasonAbove: boolean }) {
  const { t } = useI18n();
  const { schedule, mode, last, nextAt } = feed;
  return (
    <dl className="feed-facts">
      <div>
        <dt>{t('feed-pulls.facts.schedule')}</dt>
        <dd>{schedule}</dd>
      </div>
      <div>
        <dt>{t('feed-pulls.facts.mode')}</dt>
        <dd>{t(`feed-pulls.modes.${mode}.label`)}</dd>
      </div>
      <div>
        <dt>{t('feed-pulls.facts.last')}</dt>
        <dd>
          <p role="status">
            {last ? (
              <>
                <Moment iso={last.finishedAt ?? last.createdAt} />
                <br />
                {isReasonAbove ? t('feed-pulls.facts.failed') : last.message}
              </>
            ) : (
              t('feed-pulls.facts.never')
            )}
          </p>
        </dd>
      </div>
      <div>
        <dt>{t('feed-pulls.facts.next')}</dt>
        <dd>
          <Next iso={nextAt} />
        </dd>
      </div>
    </dl>
  );
}

/** A moment that is over is now: only the browser knows. */
function Next({ iso }: { iso: string | null }) {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  if (isHydrated && iso && new Date(iso) <= new Date()) return t('feed-pulls.facts.soon');
  return <Moment iso={iso} />;
}
