import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds in the way of people who see, point or read less well: the rule and the element.
 * @param part a selector, where the rest of the page is tried elsewhere
 */
export async function obstacles(page: Page, part = 'html'): Promise<string[]> {
  // colours on their way to others have no contrast of their own
  await page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))');
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
