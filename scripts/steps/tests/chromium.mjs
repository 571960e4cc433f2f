import { existsSync } from 'node:fs';

const KNOWN = [
  // the same engine without a window: a test takes a third less processor time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium for the browser tests: CHROMIUM_PATH, else the usual paths, else null. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path)) ?? null;
}
