import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A promise that ends when no animation runs. It polls, because Chromium never settles the promise of a transition whose element
 * disappears. Animations that scrolling drives have no end.
 */
export const ANIMATIONS_END = `new Promise((end) => {
  const look = () => document.getAnimations().some(({ timeline, playState }) =>
    timeline === document.timeline && playState === 'running') ? setTimeout(look, 20) : end();
  look();
})`;

const LOOKS = 3;

/** A field with a list names its new option this late, so that screen readers read the typed text first. */
const LIST_MS = 500;

/**
 * Violations found by axe: the rule and the element.
 * @param part a selector, if the rest of the page is tested elsewhere
 */
export async function obstacles(page: Page, part = 'html'): Promise<string[]> {
  let found = await analyse(page, part);
  for (let look = 1; look < LOOKS && found.some(isPassing); look++) {
    await page.waitForTimeout(LIST_MS);
    found = await analyse(page, part);
  }
  return found;
}

/** A toast fades out, or a list replaces the option that its field points at: real violations persist. */
function isPassing(violation: string): boolean {
  return /^(color-contrast|aria-valid-attr-value):/.test(violation);
}

async function analyse(page: Page, part: string): Promise<string[]> {
  // contrast cannot be measured during a transition
  await page.evaluate(ANIMATIONS_END);
  const found: string[] = [];
  for (const frame of page.frames()) {
    const isEmbedded = frame !== page.mainFrame();
    for (const { id, nodes } of await violations(frame, isEmbedded ? 'html' : part))
      found.push(...nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }
  return found;
}

/** Each frame separately: an embedded page must be as accessible as a separate page. */
async function violations(frame: Frame, part: string): Promise<Violation[]> {
  if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(AXE);
  const options = { resultTypes: ['violations'], iframes: false };
  return frame.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}
