declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

type Signal = 'granted' | 'denied';

/** The four signals of Google's consent mode, version 2. */
const signals = (value: Signal) => ({
  ad_user_data: value,
  ad_personalization: value,
  ad_storage: value,
  analytics_storage: value,
});

/** A command for the tag; it reads them in their order, also those from before it was loaded. */
export const gtag: (...command: unknown[]) => void = function () {
  // the tag tells commands from other entries by this object: a list would be ignored
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

/** Before anything else, once in each document. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ...signals('denied'), wait_for_update: 500 });
}

/** Says that everything is allowed, and whose tag it is; pages are told of one by one. */
export function grant(id: string): void {
  window[`ga-disable-${id}`] = false;
  gtag('consent', 'update', signals('granted'));
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
}

/** From now on the tag sends nothing, and what it has kept in the browser goes. */
export function refuse(id: string): void {
  if (window[`ga-disable-${id}`]) return;
  window[`ga-disable-${id}`] = true;
  gtag('consent', 'update', signals('denied'));
  for (const [name] of document.cookie.matchAll(/(?<=^|; )_ga[^=;]*/g)) deleteCookie(name);
}

/** On this host and on all above it, where the tag puts its cookies. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
