import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds in the way of people who see, point or read less well: the rule and the element.
 * @param part a selector, where the rest of the page is tried elsewhere
 */
export async function obstacles(page: Page, part = 'html'): Promise<string[]> {
  const found = await analyse(page, part);
  // a toast may have begun to leave meanwhile; what stands in the way is still there
  return found.some((one) => one.startsWith('color-contrast')) ? analyse(page, part) : found;
}

async function analyse(page: Page, part: string): Promise<string[]> {
  // colours on their way to others have no contrast of their own
  await page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))');
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
