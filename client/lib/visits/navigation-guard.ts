import { router } from '@inertiajs/react';

/**
 * Protects a visit from URL updates. A list replaces its URL a quarter of a second after scrolling; if
 * another page is loading by then, the adapter takes the list for the newer visit and drops that page.
 */
export function guardNavigation(): void {
  const replace = router.replace.bind(router);
  let leaving: string | null = null;
  const arrive = ({ detail: { visitId } }: { detail: { visitId?: string } }) => {
    // background answers do not navigate
    if (visitId === leaving) leaving = null;
  };
  router.on('before', (event) => {
    const { async, id } = event.detail.visit;
    if (async) return;
    // later handlers may delay the visit with a confirmation
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
