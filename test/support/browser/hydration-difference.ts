import type { Page } from 'playwright-core';

const HYDRATION_ERROR = /React error #418/;

/** Runs in the browser: texts of the server that React replaced, and its own. Scripts change others. */
const FIND_DIFFERENCE = `(html) => {
  const textsOf = (root) => {
    const walker = document.createTreeWalker(root.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent);
    return texts;
  };
  const served = textsOf(new DOMParser().parseFromString(html, 'text/html'));
  const rendered = textsOf(document);
  const only = (texts, others) => JSON.stringify(texts.filter((text) => !others.includes(text)));
  return 'only from the server: ' + only(served, rendered) + '; only in the browser: ' + only(rendered, served);
}`;

/**
 * The texts of a hydration error, which React's production build does not name.
 * @param document the HTML from the server
 * @returns '' for other errors
 */
export async function hydrationDifference(
  error: string,
  page: Page | null,
  document: string,
): Promise<string> {
  if (!HYDRATION_ERROR.test(error) || !page) return '';
  const differing = await page.evaluate(`(${FIND_DIFFERENCE})(${JSON.stringify(document)})`).catch(String);
  return `\n${page.url()}: ${String(differing)}`;
}
