import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { BulkRunProps } from '../../../../src/offers/bulk/bulk-action.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { Button } from '../../ui/button.js';
import { IconButton } from '../../ui/icon-button.js';
import { Text } from '../../ui/text.js';
import { useLiveRuns } from './use-live-runs.js';
import { Box, Cluster, Stack } from '../../ui/layout/boxes.js';

const isAtWork = ({ status }: BulkRunProps) => status === 'queued' || status === 'running';

/** Actions on many products: their progress, and the results of those that just ended. */
export function BulkRuns({ runs }: { runs: BulkRunProps[] }) {
  const { t } = useI18n();
  const [closed, setClosed] = useState<number[]>([]);
  useLiveRuns(runs.some(isAtWork));
  const ended = runs.filter((run) => !isAtWork(run) && !closed.includes(run.id));
  // the newest is shown in full; the others must not push the list down
  const [newest, ...earlier] = ended;
  const atWork = runs.filter(isAtWork);
  if (!newest && atWork.length === 0) return null;
  const close = (id: number) => setClosed([...closed, id]);
  return (
    <Stack as="section" line="both" className="bulk-runs" aria-label={t('offers.bulk.runs')}>
      {atWork.map((run) => (
        <BulkRun key={run.id} run={run} />
      ))}
      {newest && <BulkRun key={newest.id} run={newest} close={close} />}
      {earlier.length > 0 && (
        <Box as="details" line="top" className="bulk-earlier">
          <summary>{t('offers.bulk.earlier', { count: earlier.length })}</summary>
          {earlier.map((run) => (
            <BulkRun key={run.id} run={run} close={close} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

function BulkRun({ run, close }: { run: BulkRunProps; close?: (id: number) => void }) {
  const { t } = useI18n();
  const { action, status, total, done, changed, notes, refusedCount, cancelUrl, undoUrl } = run;
  const title = t(`offers.bulk.run.${action}`, { count: total });
  return (
    <Stack as="article" gap={1} padY={3} className="bulk-run" aria-label={title}>
      <Cluster gap={[2, 4]} align="center" justify="between">
        <p role="status">
          <strong>{title}</strong>{' '}
          <Box as="span" tone="soft">
            {isAtWork(run)
              ? t(`offers.bulk.state.${status}`)
              : `${t(`offers.bulk.state.${status}`)} ${t('offers.bulk.changed', { count: changed })}`}
          </Box>
        </p>
        {cancelUrl && (
          <Button
            type="button"
            small
            className="needs-script"
            onClick={() => router.delete(cancelUrl, PRESERVE_STATE)}
          >
            {t('offers.bulk.cancel')}
          </Button>
        )}
        {undoUrl && (
          <Button
            type="button"
            small
            className="needs-script"
            onClick={() => router.post(undoUrl, {}, PRESERVE_STATE)}
          >
            {t('common.toast.undo')}
          </Button>
        )}
        {close && (
          <IconButton icon="close" label={t('offers.bulk.close', { title })} onClick={() => close(run.id)} />
        )}
      </Cluster>
      {isAtWork(run) && (
        <div className="progress">
          <progress
            aria-label={t('offers.bulk.progress')}
            max={total}
            value={status === 'queued' ? undefined : done}
          />
          <p>{t('offers.bulk.done_of', { done, total })}</p>
        </div>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {refusedCount > 0 && <Refused run={run} />}
    </Stack>
  );
}

/** The first of those that could not be changed, with the reason. */
function Refused({ run: { refused, refusedCount } }: { run: BulkRunProps }) {
  const { t } = useI18n();
  const more = refusedCount - refused.length;
  return (
    <details>
      <summary>{t('offers.bulk.refused', { count: refusedCount })}</summary>
      <ul>
        {refused.map(({ productCode, name, reason }) => (
          <li key={productCode}>
            <Text value={name} /> <small>({productCode})</small>: {reason}
          </li>
        ))}
        {more > 0 && <li>{t('offers.bulk.more_refused', { count: more })}</li>}
      </ul>
    </details>
  );
}
