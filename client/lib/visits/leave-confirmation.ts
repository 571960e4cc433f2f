let asks = true;
let backHandler: ((event: PopStateEvent) => void) | null = null;

/** Options for a visit of a changed form that needs no confirmation: saving it, or leaving it unchanged. */
export function withoutConfirmation(visit: () => void): void {
  asks = false;
  try {
    visit();
  } finally {
    asks = true;
  }
}

/** Whether a confirmation may delay a visit that is about to begin. */
export function asksForConfirmation(): boolean {
  return asks;
}

/** Disables confirmations: the input is saved, and the page reloads. */
export function disableConfirmation(): void {
  asks = false;
}

/** Enables them again: the page stays. */
export function enableConfirmation(): void {
  asks = true;
}

/** Call it before Inertia starts, because Inertia handles the browser's Back first. */
export function interceptBack(): void {
  window.addEventListener('popstate', (event) => backHandler?.(event));
}

/** Sets the handler that receives Back and Forward before Inertia does; null: none. */
export function handleBack(handler: typeof backHandler): void {
  backHandler = handler;
}
