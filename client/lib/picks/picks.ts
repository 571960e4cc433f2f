import { router } from '@inertiajs/react';

/** Props that change when a product is added to or removed from the comparison or the watch list. */
const CHANGED = ['comparison', 'watchList', 'watched'];

/**
 * One handler for all buttons of `<form data-picks>`: it reloads only these props, and the page does not
 * change.
 */
export function sendPicks(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !('picks' in target.dataset)) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const { formAction, name, value } = submitter;
    router.post(
      formAction,
      { [name]: value },
      {
        preserveScroll: true,
        preserveState: true,
        only: CHANGED,
        // prefetched pages contain the earlier state
        onSuccess: () => router.flushAll(),
      },
    );
  });
}
