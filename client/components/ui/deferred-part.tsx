import { Deferred, router } from '@inertiajs/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { TextKey } from '../../lib/texts/keys.js';
import { addToast } from '../../lib/toasts.js';
import { useDeferredTimeout } from '../../lib/visits/use-deferred-timeout.js';
import { Button } from './button.js';

interface Props {
  /** The prop that comes after the page. */
  data: string;
  /** Keeps its place, and its height, until it is there. */
  className: string;
  /** Text of a message if it cannot be loaded. */
  toast?: TextKey;
  children: ReactNode;
}

/** A part of the page that loads after it, or an error with a button to try again. */
export function DeferredPart({ data, className, toast, children }: Props) {
  const hasTimedOut = useDeferredTimeout(data);
  const place = (isFailed: boolean) => (
    <Place data={data} className={className} toast={toast} isFailed={isFailed} />
  );
  return (
    <Deferred
      data={data}
      fallback={() => place(hasTimedOut)}
      rescue={({ reloading }) => place(hasTimedOut || !reloading)}
    >
      {children}
    </Deferred>
  );
}

function Place({ data, className, toast, isFailed }: Omit<Props, 'children'> & { isFailed: boolean }) {
  const { t } = useI18n();
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (!isFailed || !toast) return;
    addToast({ severity: 'error', summary: t('toast.error_title'), detail: t(toast), life: 5000, id: data });
  }, [data, isFailed, t, toast]);
  const tryAgain = () => {
    setTried(true);
    router.reload({ only: [data] });
  };
  return (
    <div className={className}>
      <p role="status">{t(isFailed ? 'common.load_failed' : 'common.loading')}</p>
      {/* stays while it is tried again: the focus is on it */}
      {(isFailed || isTried) && (
        <Button type="button" aria-disabled={!isFailed} onClick={isFailed ? tryAgain : undefined}>
          {t('common.try_again')}
        </Button>
      )}
    </div>
  );
}
