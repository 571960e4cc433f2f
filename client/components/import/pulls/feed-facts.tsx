import type { FeedProps } from '../../../../src/import/pulls/feed-pulls.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useHydrated } from '../../../lib/forms/use-hydrated.js';
import { Moment } from '../../admin/moment.js';
import { type Fact, Facts } from '../../ui/facts.js';
import { boxClass } from '../../ui/layout/boxes.js';

/** The schedule of a feed, and the result of the last fetch. */
export function FeedFacts({ feed, isReasonAbove }: { feed: FeedProps; isReasonAbove: boolean }) {
  const { t } = useI18n();
  const { schedule, mode, last, nextAt } = feed;
  const outcome = last ? (
    <>
      <Moment iso={last.finishedAt ?? last.createdAt} />
      <br />
      {isReasonAbove ? t('feed-pulls.facts.failed') : last.message}
    </>
  ) : (
    t('feed-pulls.facts.never')
  );
  const facts: Fact[] = [
    [t('feed-pulls.facts.schedule'), schedule],
    [t('feed-pulls.facts.mode'), t(`feed-pulls.modes.${mode}.label`)],
    [t('feed-pulls.facts.last'), <p role="status">{outcome}</p>],
    [t('feed-pulls.facts.next'), <Next iso={nextAt} />],
  ];
  return <Facts className={boxClass('grid', { gap: [3, 5] }, 'feed-facts')} facts={facts} />;
}

/** A time in the past means "now". The browser decides, because the server's page may be old. */
function Next({ iso }: { iso: string | null }) {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  if (isHydrated && iso && new Date(iso) <= new Date()) return t('feed-pulls.facts.soon');
  return <Moment iso={iso} />;
}
