import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { AuditEntryProps } from '../../../src/audit/audit.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Moment } from '../admin/moment.js';
import { Changes } from '../audit/changes.js';

/** Who has changed what; asked for only when somebody wants to know. */
export function OfferHistory({ history }: { history: AuditEntryProps[] | undefined }) {
  const { t } = useI18n();
  const [failed, setFailed] = useState(false);

  function load() {
    setFailed(false);
    router.reload({
      only: ['history'],
      onError: () => setFailed(true),
      onNetworkError: () => setFailed(true),
      onHttpException: () => setFailed(true),
    });
  }

  return (
    <details className="offer-history" onToggle={(event) => event.currentTarget.open && load()}>
      <summary>{t('offers.history.title')}</summary>
      <div role="status">
        {failed && <p className="form-error">{t('offers.history.failed')}</p>}
        {!failed && !history && <p className="field-hint">{t('offers.history.loading')}</p>}
        {history?.length === 0 && <p className="field-hint">{t('offers.history.none')}</p>}
      </div>
      {history && history.length > 0 && (
        <ol>
          {history.map((entry) => (
            <li key={entry.id}>
              <p>
                <strong>{entry.actionText}</strong>{' '}
                <small>
                  <Moment iso={entry.at} /> · {entry.actor ?? t('audit.command')}
                </small>
              </p>
              <Changes changes={entry.changes} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
