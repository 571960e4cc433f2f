import { router } from '@inertiajs/react';

/**
 * Lets a visit arrive. A list that is scrolled replaces its address a quarter of a second later; when another page is
 * on its way by then, the adapter takes the list for the newer one and drops the page that somebody has chosen.
 */
export function guardNavigation(): void {
  const replace = router.replace.bind(router);
  let leaving: string | null = null;
  const arrive = ({ detail: { visitId } }: { detail: { visitId?: string } }) => {
    // answers that come in the background say nothing of it
    if (visitId === leaving) leaving = null;
  };
  router.on('before', (event) => {
    const { async, id } = event.detail.visit;
    if (async) return;
    // later handlers may hold the visit up with a question
    queueMicrotask(() => {
      leaving = event.defaultPrevented ? null : id;
    });
  });
  router.on('navigate', arrive);
  router.on('success', arrive);
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.id === leaving) leaving = null;
  });
  router.replace = (parameters) => {
    if (leaving === null) replace(parameters);
  };
}
