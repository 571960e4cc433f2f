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

/** A command for the tag, which executes queued ones once it is loaded. */
export const gtag: (...command: unknown[]) => void = function () {
  // the tag recognises commands by this object: it would ignore an array
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

/** Call it before any other command, once in each document. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ...signals('denied'), wait_for_update: 500 });
}

/** Grants consent and configures the tag; page views are sent one by one. */
export function grant(id: string): void {
  window[`ga-disable-${id}`] = false;
  gtag('consent', 'update', signals('granted'));
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
}

/** Stops the tag, and deletes its cookies. */
export function refuse(id: string): void {
  if (window[`ga-disable-${id}`]) return;
  window[`ga-disable-${id}`] = true;
  gtag('consent', 'update', signals('denied'));
  for (const [name] of document.cookie.matchAll(/(?<=^|; )_ga[^=;]*/g)) deleteCookie(name);
}

/** On this host and its parent domains, because the tag sets its cookies there. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
