import { router } from '@inertiajs/react';
import type { ToastProps } from '../../src/core/http/pages/toast.js';
import type { FlashData } from '../../src/core/inertia/pages.js';

export interface Toast extends ToastProps {
  id: string;
  /** Unique, also when a toast replaces another. */
  serial: number;
  /** It replaces another one. */
  isAgain: boolean;
  /** POST here undoes the action. */
  undoUrl?: string;
  /** An action in the browser. */
  action?: { label: string; act(): void };
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastSerial = 0;
const listeners = new Set<Listener>();

type NewToast = Omit<Toast, 'id' | 'serial' | 'isAgain'> & Pick<ToastProps, 'id'>;

/** Toasts from before the live region exists: screen readers announce only additions to one. */
const waiting: NewToast[] = [];

/** One handler for the toasts of pages, including the first page. */
export function showFlashes(): void {
  router.on('flash', ({ detail }) => {
    const { toast, undo } = detail.flash as FlashData;
    if (toast) {
      // of an action before
      publish(toasts.filter(({ severity }) => severity !== 'error'));
      addToast({ ...toast, undoUrl: undo?.url });
    }
    if (toast?.severity === 'error') console.info(toast.detail);
  });
}

/** Shows a toast; one with the id of a shown toast replaces it. */
export function addToast(toast: NewToast): void {
  if (listeners.size === 0) {
    waiting.push(toast);
    return;
  }
  const serial = ++lastSerial;
  const id = toast.id ?? `toast-${serial}`;
  const isAgain = toasts.some((shown) => shown.id === id);
  publish([...toasts.filter((shown) => shown.id !== id), { ...toast, id, serial, isAgain }]);
}

/** Removes a toast immediately, but not one that replaced it. */
export function removeToast({ serial }: Toast): void {
  publish(toasts.filter((shown) => shown.serial !== serial));
}

/** Removes all toasts, because the next action makes them outdated. */
export function clearToasts(): void {
  publish([]);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToasts(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting.length > 0) setTimeout(() => waiting.splice(0).forEach(addToast));
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
