import { router } from '@inertiajs/react';
import type { QueueRow } from '../../../../src/operations/queues/queues.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import { Button } from '../../ui/button.js';
import { State } from '../../ui/state.js';

export function QueueTable({ queues }: { queues: QueueRow[] }) {
  const { t, number } = useI18n();
  const count = (id: 'active' | 'delayed' | 'failed'): Column<QueueRow> => ({
    id,
    label: t(`queues.fields.${id}`),
    numeric: true,
    cell: (queue) => number(queue[id]),
  });
  const columns: Column<QueueRow>[] = [
    {
      id: 'queue',
      label: t('queues.fields.queue'),
      cell: ({ name, about }) => (
        <>
          {name}
          <small>{about}</small>
        </>
      ),
    },
    { id: 'state', label: t('queues.fields.state'), cell: (queue) => <QueueState {...queue} /> },
    count('active'),
    {
      id: 'waiting',
      label: t('queues.fields.waiting'),
      numeric: true,
      cell: ({ waiting, oldestWaitingSince }) => (
        <>
          {number(waiting)}
          {oldestWaitingSince && (
            <small>
              {t('queues.oldest')} <Moment iso={oldestWaitingSince} />
            </small>
          )}
        </>
      ),
    },
    count('delayed'),
    count('failed'),
  ];
  return (
    <DataTable
      caption={t('queues.title')}
      columns={columns}
      rows={queues}
      actions={(queue) => <PauseButton queue={queue} />}
    />
  );
}

const TONES = { paused: 'warn', working: 'good', idle: undefined } as const;

function QueueState({ isPaused, active }: QueueRow) {
  const { t } = useI18n();
  const state = isPaused ? 'paused' : active > 0 ? 'working' : 'idle';
  return <State tone={TONES[state]}>{t(`queues.${state}`)}</State>;
}

function PauseButton({ queue: { name, isPaused, pauseUrl } }: { queue: QueueRow }) {
  const { t } = useI18n();
  if (isPaused)
    return (
      <Button
        type="button"
        small
        className="needs-script"
        aria-label={t('queues.resume_of', { name })}
        onClick={() => router.delete(pauseUrl, PRESERVE_STATE)}
      >
        {t('queues.resume')}
      </Button>
    );
  return (
    <ConfirmedButton
      label={t('queues.pause')}
      description={t('queues.pause_of', { name })}
      small
      title={t('queues.pause_title', { name })}
      confirmLabel={t('queues.pause')}
      onConfirm={() => router.post(pauseUrl, {}, PRESERVE_STATE)}
    >
      <p>{t('queues.pause_text')}</p>
    </ConfirmedButton>
  );
}
