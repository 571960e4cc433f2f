import type { ToastProps } from '../../src/core/http/toast.js';

export interface Toast extends ToastProps {
  id: string;
  /** POST here takes back what the message tells. */
  undoUrl?: string;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a message; one with the id of a shown message replaces it. */
export function addToast(toast: Omit<Toast, 'id'> & Pick<ToastProps, 'id'>): void {
  const id = toast.id ?? `toast-${++lastId}`;
  publish([...toasts.filter((shown) => shown.id !== id), { ...toast, id }]);
}

/** Takes a message away at once. */
export function removeToast(id: string): void {
  publish(toasts.filter((shown) => shown.id !== id));
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
