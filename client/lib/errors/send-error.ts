import { router } from '@inertiajs/react';

const MAX_OF_A_PAGE = 5;
const sent = new Set<string>();
router.on('navigate', () => sent.clear());

/**
 * Sends an error to the server: each once, and at most five of a page. Without cookies, so that it
 * identifies no person.
 */
export function sendError(error: unknown): void {
  const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  const { version } = JSON.parse(document.querySelector('[data-page]')!.textContent) as { version: string };
  const key = stack || message;
  if (!version || sent.size === MAX_OF_A_PAGE || sent.has(key)) return;
  sent.add(key);
  const body = {
    message: message.slice(0, 500),
    stack: stack.slice(0, 8000),
    page: location.pathname,
    build: version,
  };
  fetch('/builds/errors', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {});
}
