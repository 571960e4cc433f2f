import { router } from '@inertiajs/react';
import type { ToastProps } from '../../src/core/http/pages/toast.js';
import type { FlashData } from '../../src/core/inertia/pages.js';

export interface Toast extends ToastProps {
  id: string;
  /** Differs from all before, also from the one that it replaces. */
  serial: number;
  /** It stands where another stood. */
  isAgain: boolean;
  /** POST here takes back what the message tells. */
  undoUrl?: string;
  /** What can be done about it here. */
  action?: { label: string; act(): void };
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastSerial = 0;
const listeners = new Set<Listener>();

type NewToast = Omit<Toast, 'id' | 'serial' | 'isAgain'> & Pick<ToastProps, 'id'>;

/** What has come before there was a place for it: screen readers tell what is added to one, not what it begins with. */
const waiting: NewToast[] = [];

/** One handler for the messages that come with pages, also with the first one. */
export function showFlashes(): void {
  router.on('flash', ({ detail }) => {
    const { toast, undo } = detail.flash as FlashData;
    if (toast) addToast({ ...toast, undoUrl: undo?.url });
    if (toast?.severity === 'error') console.info(toast.detail);
  });
}

/** Shows a message; one with the id of a shown message replaces it. */
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

/** Takes a message away at once, but not the one that has replaced it. */
export function removeToast({ serial }: Toast): void {
  publish(toasts.filter((shown) => shown.serial !== serial));
}

/** Takes all messages away: what is done next makes them old. */
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
