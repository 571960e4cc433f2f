import { router } from '@inertiajs/react';
import { useSyncExternalStore } from 'react';
import type { SharedProps } from '../../../src/core/inertia/pages.js';
import { isPlainClick } from '../visits/plain-click.js';

export type Consent = SharedProps['consent'];
type Choice = NonNullable<Consent['choice']>;

const listeners = new Set<() => void>();
/** Reaches other tabs; opened in the browser only. */
let channel: BroadcastChannel | undefined;
let isReopened = false;

/** The current choice from the cookie, because the page's props may be older. */
export function choiceIn({ cookie }: Pick<Consent, 'cookie'>): Consent['choice'] {
  const value = new RegExp(`(?:^|; )${cookie}=(accepted|rejected)(?:;|$)`).exec(document.cookie)?.[1];
  return (value as Choice | undefined) ?? null;
}

/** Calls back when the choice is made here or in another tab, or the banner is reopened. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice, and whether the banner is open. */
export function useConsent(consent: Consent) {
  const choice = useSyncExternalStore(
    onConsent,
    () => choiceIn(consent),
    () => consent.choice,
  );
  const isOpen = useSyncExternalStore(
    onConsent,
    () => isReopened,
    () => false,
  );
  return { choice, isReopened: isOpen };
}

/** Closes the banner without a choice. */
export function closeConsent(): void {
  isReopened = false;
  notify();
}

/**
 * One handler for all `<form data-consent>` and `<a data-consent>`: the page stays, the banner opens and
 * closes.
 */
export function followConsent(): void {
  channel = new BroadcastChannel('consent');
  channel.onmessage = notify;
  document.addEventListener('click', reopen);
  document.addEventListener('submit', decide);
}

function reopen(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[data-consent]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  isReopened = true;
  notify();
}

function decide(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || !('consent' in target.dataset)) return;
  if (!(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  router.post(
    target.action,
    { [submitter.name]: submitter.value },
    { preserveScroll: true, preserveState: true, only: ['consent'], onSuccess: decided },
  );
}

function decided(): void {
  // prefetched pages contain the earlier choice
  router.flushAll();
  channel?.postMessage('decided');
  closeConsent();
}

function notify(): void {
  for (const listener of listeners) listener();
}
