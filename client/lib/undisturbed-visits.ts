import { router } from '@inertiajs/react';

/**
 * Lets a visit arrive. A list that is scrolled replaces its address a quarter of a second later; when another page is
 * on its way by then, the adapter takes the list for the newer one and drops the page that somebody has chosen.
 */
export function letVisitsArrive(): void {
  const replace = router.replace.bind(router);
  let isLeaving = false;
  const arrive = () => {
    isLeaving = false;
  };
  router.on('before', (event) => {
    if (event.detail.visit.async) return;
    // later handlers may hold the visit up with a question
    queueMicrotask(() => {
      isLeaving = !event.defaultPrevented;
    });
  });
  router.on('navigate', arrive);
  router.on('success', arrive);
  router.on('finish', ({ detail: { visit } }) => {
    if (!visit.async) arrive();
  });
  router.replace = (parameters) => {
    if (!isLeaving) replace(parameters);
  };
}
