import { router, usePage } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { AuditEntryProps } from '../../../../src/audit/audit.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Moment } from '../../admin/moment.js';
import { Changes } from '../../audit/changes.js';
import { Box } from '../../ui/layout/boxes.js';

interface Props {
  history: AuditEntryProps[] | undefined;
}

/** The changes with their authors; loaded on request. */
export function OfferHistory({ history }: Props) {
  const { t } = useI18n();
  const { url } = usePage();
  const details = useRef<HTMLDetailsElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const openIfNamed = () => {
      if (window.location.hash === HASH) details.current!.open = true;
    };
    openIfNamed();
    window.addEventListener('hashchange', openIfNamed);
    return () => window.removeEventListener('hashchange', openIfNamed);
  }, []);

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
    <Box
      ref={details}
      id="history"
      as="details"
      padTop={3}
      line="top"
      above={6}
      className="offer-history"
      open={isRequested(url)}
      onToggle={(event) => event.currentTarget.open && !history && load()}
    >
      <summary>{t('offers.history.title')}</summary>
      <div role="status">
        {failed && <p className="form-error">{t('offers.history.failed')}</p>}
        {!failed && !history && (
          <>
            <p className="field-hint needs-script">{t('offers.history.loading')}</p>
            <a className="no-script" href={`${url}${url.includes('?') ? '&' : '?'}history=1${HASH}`}>
              {t('offers.history.show')}
            </a>
          </>
        )}
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
    </Box>
  );
}

const HASH = '#history';
/** A page without JavaScript requested it. */
const isRequested = (url: string) => /[?&]history=1/.test(url);
