/** The search engine checks of Lighthouse; runs in the page. */
const FAULTS = `(() => {
  const faults = [];
  const need = (right, fault) => { if (!right) faults.push(fault); };
  const one = (selector) => document.head.querySelectorAll(selector).length === 1;
  const text = (selector) => (document.head.querySelector(selector)?.content ?? '').trim();
  need(document.title.trim(), 'no title');
  need(one('meta[name=description]') && text('meta[name=description]'), 'no description');
  need(document.documentElement.lang, 'no language');
  need(/width=device-width/.test(text('meta[name=viewport]')), 'no viewport');
  need(document.querySelectorAll('h1').length === 1, 'not one heading of the first rank');
  const isHidden = /noindex/.test(text('meta[name=robots]'));
  need(isHidden || one('link[rel=canonical]'), 'no canonical address');
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (!href || /^javascript:/i.test(href)) faults.push('a link that leads nowhere: ' + link.outerHTML.slice(0, 80));
    else if (!(link.textContent.trim() || link.getAttribute('aria-label'))) faults.push('a link without words: ' + href);
  }
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    try { JSON.parse(script.textContent); } catch { faults.push('broken structured data'); }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the screen');
  return {
    faults,
    languages: Object.fromEntries(
      [...document.head.querySelectorAll('link[hreflang]')].map((link) => [link.hreflang, link.href]),
    ),
  };
})()`;

/** @returns {Promise<string[]>} violations; empty when there are none */
export async function findFaults(page) {
  const { faults, languages } = await page.evaluate(FAULTS);
  return [...faults, ...(await unanswered(page.url(), languages))];
}

/** Language versions count as one page only when each names the other. */
async function unanswered(url, languages) {
  const faults = [];
  for (const [language, address] of Object.entries(languages)) {
    const html = await (await fetch(address)).text();
    if (!html.includes(`href="${url.replaceAll('&', '&#38;')}"`))
      faults.push(`${language} does not name this page as its other language`);
  }
  return faults;
}
