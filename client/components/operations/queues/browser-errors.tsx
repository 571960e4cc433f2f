import { router } from '@inertiajs/react';
import type { BrowserErrorRow } from '../../../../src/operations/queues/queues.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import { Box } from '../../ui/layout/boxes.js';

/** Errors reported by browsers, the newest first. */
export function BrowserErrors({ errors, url }: { errors: BrowserErrorRow[]; url: string }) {
  const { t, number } = useI18n();
  const columns: Column<BrowserErrorRow>[] = [
    { id: 'message', label: t('queues.browser.message'), cell: (error) => <Reported {...error} /> },
    { id: 'page', label: t('queues.browser.page'), cell: ({ page }) => <code>{page}</code> },
    { id: 'build', label: t('queues.browser.build'), cell: ({ build }) => <code>{build.slice(0, 8)}</code> },
    { id: 'times', label: t('queues.browser.times'), cell: ({ times }) => number(times) },
    {
      id: 'seen',
      label: t('queues.browser.seen'),
      cell: ({ firstAt, lastAt }) => (
        <>
          <Moment iso={lastAt} />
          <small>
            {t('queues.browser.first')} <Moment iso={firstAt} />
          </small>
        </>
      ),
    },
  ];
  return (
    <Box as="section" above={6} className="queue-jobs" aria-labelledby="browser-errors">
      <h2 id="browser-errors">{t('queues.browser.title')}</h2>
      <p>{t('queues.browser.intro')}</p>
      {errors.length > 0 ? (
        <>
          <DataTable
            caption={t('queues.browser.title')}
            columns={columns}
            rows={errors}
            rowKey={({ id }) => id}
          />
          <ConfirmedButton
            label={t('queues.browser.clear')}
            small
            title={t('queues.browser.clear_title')}
            confirmLabel={t('queues.browser.clear')}
            onConfirm={() => router.delete(url, PRESERVE_STATE)}
          >
            <p>{t('queues.browser.clear_text')}</p>
          </ConfirmedButton>
        </>
      ) : (
        <p>{t('queues.browser.none')}</p>
      )}
    </Box>
  );
}

/** In the browser's words and language, with the places in our sources. */
function Reported({ message, stack }: BrowserErrorRow) {
  const { t } = useI18n();
  return (
    <>
      <Box as="code" text="s" breaks lang="en">
        {message}
      </Box>
      {stack && (
        <details>
          <summary>{t('queues.browser.stack')}</summary>
          <Box as="pre" text="s" breaks lang="en">
            {stack}
          </Box>
        </details>
      )}
    </>
  );
}
