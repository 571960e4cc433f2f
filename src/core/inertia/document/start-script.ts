/** Milliseconds after which a page that is still loading gets its scripts all the same. */
const PATIENCE_MS = 3_000;

/**
 * A script that loads modules once the drawn page is on the screen, or somebody begins to do something with it. Until
 * then links and forms are the browser's own.
 * @param run addresses of the entry's modules, each after what it imports: run one by one, with room for the browser
 * between them
 * @param ahead addresses of what the entry will ask for: only fetched
 */
export function startScript(run: string[], ahead: string[]): string {
  return `(function (run, ahead) {
const { nonce } = document.currentScript;
const pause = () => new Promise((resolve) => setTimeout(resolve));
let started = false;
async function start() {
if (started) return;
started = true;
for (const href of [...run, ...ahead])
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
for (const href of run) await import(href), await pause();
}
for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, { once: true, capture: true });
addEventListener('load', () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))));
setTimeout(start, ${PATIENCE_MS});
})(${json(run)}, ${json(ahead)})`;
}

const json = (addresses: string[]) => JSON.stringify(addresses).replaceAll('<', '\\u003c');
