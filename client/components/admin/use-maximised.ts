import { router, usePage } from '@inertiajs/react';

const PARAMETER = 'window';
const MAXIMISED = 'maximised';

/** Whether the open dialog fills the screen. The state is in the address, so reloads and links keep it. */
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
