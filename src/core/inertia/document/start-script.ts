/** Milliseconds after which a page that is still loading loads its scripts anyway. */
const TIMEOUT_MS = 3_000;
/** Lines of the script that browsers do not need. */
const COMMENTS = /^\/\/.*\n/gm;
/** Milliseconds within which a page is reloaded only once. */
const RELOAD_INTERVAL_MS = 10_000;

/**
 * A script that loads modules after the first paint of the rendered page, or at the first interaction, and
 * executes them when the document is complete. Until then links and forms work natively. When a module cannot
 * be fetched, or the page dispatches `lost-chunk` (its detail: a URL to visit, or null), the page is reloaded,
 * once within ten seconds; after that `[data-lost-chunk]` shows a message. The event is cancelled when the
 * page is left.
 * @param run URLs of the entry's modules, each after its imports: executed one by one, so that the browser
 * can respond in between
 * @param ahead URLs of modules that the entry will import: only preloaded
 * @param fonts font URLs of `style[data-fonts][media]`: loaded last, and used from the next page on,
 * so that text does not move while it is read
 */
export function startScript(run: string[], ahead: string[], fonts: string[]): string {
  return `(function (run, ahead, fonts) {
const faces = document.querySelector('style[data-fonts][media]');
const { pathname } = location;
const pause = () => new Promise((resolve) => setTimeout(resolve));
let started = false;
async function start() {
if (started) return;
started = true;
for (const href of [...run, ...ahead]) await fetchAhead({ rel: 'modulepreload', href });
if (faces) for (const href of fonts) await fetchAhead({ rel: 'prefetch', as: 'font', crossOrigin: '', href });
// React compares the whole page with what it renders
if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
for (const href of run)
try { await execute(href), await pause(); }
catch {
// a module that exists would fail again after a reload
return (await fetch(href, { method: 'HEAD' }).catch(() => 0)).ok || lost();
}
}
// browsers trust a script that a trusted script inserts, but not one that an inline script with a hash imports
function execute(src) {
return new Promise((onload, onerror) =>
document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onload, onerror })));
}
// a phone needs milliseconds to ask for one
function fetchAhead(link) {
document.head.append(Object.assign(document.createElement('link'), link));
return pause();
}
function lost(address) {
try {
if (Date.now() - sessionStorage.getItem('lost-chunk') > ${RELOAD_INTERVAL_MS} && navigator.onLine) {
sessionStorage.setItem('lost-chunk', Date.now());
address ? location.assign(address) : location.reload();
return true;
}
} catch {}
for (const notice of document.querySelectorAll('[data-lost-chunk]')) notice.hidden = false;
}
if (faces)
document.addEventListener('inertia:navigate', () => pathname === location.pathname || faces.removeAttribute('media'));
addEventListener('lost-chunk', (event) => lost(event.detail) && event.preventDefault());
// stores a shortcut that is pressed before its button works; the button reads it
addEventListener('keydown', (event) => {
const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
const combination = 'Control+' + key.toUpperCase();
if (defaultPrevented || altKey || !(ctrlKey || metaKey) || !/^[a-z]$/i.test(key)) return;
if (!document.querySelector('[aria-keyshortcuts~="' + combination + '"]')) return;
event.preventDefault();
document.documentElement.dataset.pressed = combination;
});
for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, { once: true, capture: true });
// files fetched before the page is shown delay it
function whenShown(then) {
new PerformanceObserver((paints, observer) => {
// a background may appear long before its content
if (!paints.getEntriesByName('first-contentful-paint').length) return;
observer.disconnect();
requestAnimationFrame(() => setTimeout(then));
}).observe({ type: 'paint', buffered: true });
}
addEventListener('load', () => (document.hidden ? start() : whenShown(start)));
setTimeout(start, ${TIMEOUT_MS});
})(${json(run)}, ${json(ahead)}, ${json(fonts)})`.replace(COMMENTS, '');
}

const json = (addresses: string[]) => JSON.stringify(addresses).replaceAll('<', '\\u003c');
