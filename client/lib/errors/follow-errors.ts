/** Reports uncaught errors to the server; the code is loaded when there is one. */
export function followErrors(): void {
  // otherwise there are no details to report
  addEventListener('error', ({ error }) => error && send(error));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
}

function send(error: unknown): void {
  import('./send-error.js').then(
    ({ sendError }) => sendError(error),
    () => {},
  );
}

/** Makes it an error of the window, as every other, with the components it happened in. */
function reportToWindow(error: unknown, { componentStack }: { componentStack?: string | null }): void {
  (Object(error) as Error).stack += componentStack ?? '';
  reportError(error);
}

/** Options of React's roots: errors of hydration, and those that a boundary catches. */
export const FOLLOWED = { onRecoverableError: reportToWindow, onCaughtError: reportToWindow };
