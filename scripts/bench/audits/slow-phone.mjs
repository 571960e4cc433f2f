/** Lighthouse's slow phone: 412 × 823, a quarter of this processor, 1.6 Mbit/s with 150 ms round trip. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // otherwise the Slovenian home page would redirect to the English one
  locale: 'sl-SI',
};
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND / 2,
};
/** Milliseconds without network and long tasks after which a page is complete. */
const QUIET = 1_000;
const LONGEST_TASK = 50;

/** Runs in the page before its own scripts. */
const OBSERVE = `(() => {
  const seen = (window.__seen = { lcp: 0, lcpElement: '', cls: 0, fcp: 0, tasks: [] });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = entry.element ? entry.element.tagName.toLowerCase() + '.' + entry.element.className : '';
  });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
})()`;

/** Resource types of the network log by name in the report. */
const KINDS = { Document: 'HTML', Script: 'JS', Stylesheet: 'CSS', Font: 'fonts', Image: 'pictures' };

/**
 * Loads a page with an empty cache on the slow phone.
 * @param {import('playwright-core').Browser} browser
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} [look] inspects the complete page,
 * without throttling
 * @returns times in ms, transferred bytes by kind, and the result of `look`
 */
export async function load(browser, url, look) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await page.addInitScript(OBSERVE);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET);
    const { tasks, ...times } = await page.evaluate('window.__seen');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { ...times, tbt: blocking(tasks, times.fcp), bytes, looked: await look?.(page) };
  } finally {
    await context.close();
  }
}

async function countBytes(session) {
  const bytes = { HTML: 0, JS: 0, CSS: 0, fonts: 0, pictures: 0, rest: 0 };
  const kinds = new Map();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, KINDS[type] ?? 'rest'),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'rest'] += encodedDataLength;
  });
  return bytes;
}

/** Total blocking time: the part of each task after the first paint beyond 50 ms. */
function blocking(tasks, since) {
  return tasks
    .filter(({ startTime }) => startTime >= since)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONGEST_TASK), 0);
}
