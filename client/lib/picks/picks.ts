import { router } from '@inertiajs/react';

/** What changes on a page when a product is compared or watched. */
const CHANGED = ['comparison', 'watchList', 'watched'];

/** One handler for all buttons of `<form data-picks>`: the page stays where it is, and only they change. */
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
        // pages that were fetched ahead do not know of it
        onSuccess: () => router.flushAll(),
      },
    );
  });
}
