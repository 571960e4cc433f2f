import { router, usePage } from '@inertiajs/react';

const PARAMETER = 'window';
const MAXIMISED = 'maximised';

/** Whether the open window fills the screen: the address says so, and a reload or a link shows it as it was. */
export function useMaximised(): [boolean, (maximised: boolean) => void] {
  const [path, query] = usePage().url.split('?');
  const parameters = new URLSearchParams(query);

  function change(maximised: boolean) {
    if (maximised) parameters.set(PARAMETER, MAXIMISED);
    else parameters.delete(PARAMETER);
    router.replace({ url: `${path}?${parameters.toString()}`, preserveScroll: true, preserveState: true });
  }

  return [parameters.get(PARAMETER) === MAXIMISED, change];
}
