import type { ImportDetail } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Moment } from '../admin/moment.js';
import { Counters } from './review/counters.js';
import { Holds } from './review/holds.js';
import { ImportActions } from './import-actions.js';
import { ImportModeText } from './import-mode-text.js';
import { ImportProgress } from './import-progress.js';
import { Notes } from './review/notes.js';
import { RollbackOutcome } from './review/rollback-outcome.js';
import { Status } from './status.js';
import { CURRENT_IMPORT } from './to-current.js';
import { Notice } from '../ui/notice.js';
import { Stack } from '../ui/layout/boxes.js';

interface Props {
  current: ImportDetail;
  /** The page for another upload. */
  listUrl: string;
  mayUpload: boolean;
}

/** The import that is open: its progress while it runs, its report afterwards. */
export function CurrentImport({ current, ...actions }: Props) {
  const { t } = useI18n();
  const { reason, format, startedAt, finishedAt, holds, rollback } = current;
  return (
    <Stack as="section" gap={4} className="current-import" aria-labelledby={CURRENT_IMPORT}>
      <div className="section-head">
        <h2 id={CURRENT_IMPORT} tabIndex={-1}>
          {t('import.current.title', { name: current.fileName })}
        </h2>
      </div>
      <p className="current-facts">
        <span role="status">
          <Status status={current.status} />
        </span>
        {format && <span>{format}</span>}
        <ImportModeText {...current} />
        {startedAt && <Moment iso={finishedAt ?? startedAt} />}
      </p>
      {holds.length > 0 && <Holds holds={holds} />}
      {reason && holds.length === 0 && (
        <Notice as="div" tone={current.status === 'failed' ? 'bad' : 'warn'} role="alert">
          <p>
            <strong>{reason.message}</strong>
          </p>
          {reason.hint && <p>{reason.hint}</p>}
        </Notice>
      )}
      <Notes notes={current.notes} />
      <noscript>
        <Notice>{t('import.upload.needs_javascript')}</Notice>
      </noscript>
      <ImportActions current={current} {...actions} />
      {current.active && current.status !== 'queued' && <ImportProgress current={current} />}
      <Counters of={current} />
      {rollback && <RollbackOutcome {...rollback} />}
      {!current.kept && <p>{t('import.current.not_kept')}</p>}
    </Stack>
  );
}
