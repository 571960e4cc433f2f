import type { ToastProps } from '../../src/core/http/toast.js';

export interface Toast extends ToastProps {
  id: string;
  /** Differs from all before, also from the one that it replaces. */
  serial: number;
  /** It stands where another stood. */
  isAgain: boolean;
  /** POST here takes back what the message tells. */
  undoUrl?: string;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastSerial = 0;
const listeners = new Set<Listener>();

/** Shows a message; one with the id of a shown message replaces it. */
export function addToast(toast: Omit<Toast, 'id' | 'serial' | 'isAgain'> & Pick<ToastProps, 'id'>): void {
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
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
