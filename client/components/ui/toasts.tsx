import '../../styles/global/visit-progress.css';
import '../../styles/ui/toast.css';
import { router } from '@inertiajs/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../lib/i18n/i18n.js';
import { currentToasts, onToasts, removeToast, type Toast } from '../../lib/toasts.js';
import { Button } from './button.js';
import { IconButton } from './icon-button.js';
import { useTopHost } from './window/use-top-host.js';

const NONE: readonly Toast[] = [];
/** The leave transition of the stylesheet, in milliseconds. */
const LEAVE = 450;

/** Messages of one group, top right; a spoken live region. */
export function Toasts({ group }: { group?: string }) {
  const { t } = useI18n();
  const host = useTopHost();
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => NONE);
  return (
    host &&
    createPortal(
      <section
        ref={group === undefined ? measured : undefined}
        className="toasts"
        popover="manual"
        aria-label={t('common.toast.region')}
        role="log"
        aria-live="polite"
      >
        {toasts
          .filter((toast) => toast.group === group)
          .map((toast) => (
            <ToastMessage key={toast.serial} toast={toast} />
          ))}
      </section>,
      host,
    )
  );
}

/** Passes the toasts' height to the stylesheet, so that a window's head can make room. */
function measured(region: HTMLElement | null) {
  if (!region) return;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height, bottom } = region.getBoundingClientRect();
    // even a value that nothing uses makes the browser look at every element again
    if (height) root.style.setProperty('--toasts-block', `${bottom}px`);
    else root.style.removeProperty('--toasts-block');
  });
  observer.observe(region);
  return () => observer.disconnect();
}

function ToastMessage({ toast }: { toast: Toast }) {
  const { t } = useI18n();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const { leaving, leave } = useLife(toast, pointed || focused);
  return (
    <div
      className={`toast toast-${toast.severity}`}
      data-leaving={leaving || undefined}
      data-again={toast.isAgain || undefined}
      role={toast.severity === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="toast-text">
        <p className="toast-summary">{toast.summary}</p>
        {toast.detail && <p>{toast.detail}</p>}
        {toast.undoUrl && (
          <Button type="button" small className="toast-action" onClick={() => undo(toast.undoUrl!, leave)}>
            {t('common.toast.undo')}
          </Button>
        )}
        {toast.action && (
          <Button type="button" small className="toast-action" onClick={toast.action.act}>
            {toast.action.label}
          </Button>
        )}
      </div>
      {toast.closable !== false && (
        <IconButton icon="close" label={t('common.toast.close')} onClick={leave} />
      )}
    </div>
  );
}

function undo(url: string, leave: () => void): void {
  leave();
  router.post(url, {}, { preserveScroll: true, preserveState: true });
}

/** Counts a message's life down, stops while it is read, and lets it leave before it is removed. */
function useLife(toast: Toast, held: boolean) {
  const [leaving, setLeaving] = useState(false);
  const left = useRef(toast.life);

  useEffect(() => {
    if (leaving || held || left.current === undefined) return;
    const since = Date.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - since));
    };
  }, [leaving, held]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => removeToast(toast), LEAVE);
    return () => clearTimeout(timer);
  }, [leaving, toast]);

  return { leaving, leave: () => setLeaving(true) };
}
