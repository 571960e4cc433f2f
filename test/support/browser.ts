import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `describe` for tests that need a browser: skipped where there is none, unless REQUIRE_BROWSER=1 makes that a failure. */
export const describeInBrowser =
  existsSync(executablePath) || process.env.REQUIRE_BROWSER === '1' ? describe : describe.skip;

/** Starts the system's Chromium; the caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}
