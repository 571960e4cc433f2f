import { router } from '@inertiajs/react';
import type { FeedProps } from '../../../../src/import/pulls/feed-pulls.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import { Moment } from '../../admin/moment.js';
import { Button, buttonClass } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';
import { RecordLink } from '../../ui/record-link.js';
import { FeedFacts } from './feed-facts.js';
import { State } from '../../ui/state.js';
import { Cluster } from '../../ui/layout/boxes.js';
import { Card } from '../../ui/layout/card.js';

const TONES = { working: 'good', new: 'accent', shaky: 'warn', failing: 'bad', off: undefined } as const;
const KEEP = { preserveScroll: true, preserveState: true } as const;

/** A feed with its state, schedule and actions. */
export function FeedCard({ feed, mails }: { feed: FeedProps; mails: boolean }) {
  const { t } = useI18n();
  const { id, address, state, failures, failingSince, last } = feed;
  const isWarned = failures > 0 && last !== null && state !== 'off';
  return (
    <Card
      titleId={`feed-title-${id}`}
      data-state={state}
      head={
        <>
          <h2 id={`feed-title-${id}`}>{address}</h2>
          <State tone={TONES[state]}>{t(`feed-pulls.states.${state}`)}</State>
        </>
      }
    >
      {isWarned && (
        <Notice as="div" tone={state === 'failing' ? 'bad' : 'warn'}>
          <p>
            <strong>{t('feed-pulls.failing', { count: failures })}</strong>
            {failingSince && state === 'failing' && (
              <>
                {' '}
                {t('feed-pulls.since')} <Moment iso={failingSince} />
              </>
            )}
          </p>
          {last.status === 'failed' && (
            <p>
              {last.message} {last.hint}
            </p>
          )}
          {state === 'failing' && (
            <p>
              {t('feed-pulls.slower')} {mails && t('feed-pulls.told')}
            </p>
          )}
        </Notice>
      )}
      <FeedFacts feed={feed} isReasonAbove={isWarned && last.status === 'failed'} />
      <Cluster gap={2}>
        <Button
          type="button"
          className="needs-script"
          aria-label={t('feed-pulls.pull_of', { address })}
          onClick={() => router.post(feed.pullUrl, {}, KEEP)}
        >
          {t('feed-pulls.pull')}
        </Button>
        <RecordLink
          id={`feed-${id}`}
          className={buttonClass()}
          href={feed.editUrl}
          aria-label={t('feed-pulls.edit_of', { address })}
        >
          {t('feed-pulls.edit')}
        </RecordLink>
        <ConfirmedButton
          label={t('feed-pulls.delete.label')}
          description={t('feed-pulls.delete.of', { address })}
          title={t('feed-pulls.delete.title', { address })}
          confirmLabel={t('feed-pulls.delete.label')}
          onConfirm={() => router.delete(feed.deleteUrl, KEEP)}
        >
          <p>{t('feed-pulls.delete.text')}</p>
        </ConfirmedButton>
      </Cluster>
    </Card>
  );
}
