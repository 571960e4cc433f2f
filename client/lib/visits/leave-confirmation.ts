let asks = true;
let backHandler: ((event: PopStateEvent) => void) | null = null;

/** Makes a visit that a changed form does not ask about: the one that saves it, or one that leaves it as it is. */
export function withoutConfirmation(visit: () => void): void {
  asks = false;
  try {
    visit();
  } finally {
    asks = true;
  }
}

/** Whether a visit that is about to begin may be held up by a question. */
export function asksForConfirmation(): boolean {
  return asks;
}

/** Nothing asks any more: what is typed is kept, and the page is loaded anew. */
export function disableConfirmation(): void {
  asks = false;
}

/** The page stays after all. */
export function enableConfirmation(): void {
  asks = true;
}

/** To be called before Inertia starts: it shows the page that Back leads to as soon as it hears of it. */
export function interceptBack(): void {
  window.addEventListener('popstate', (event) => backHandler?.(event));
}

/** Hears of the browser's Back and Forward before Inertia does; null: nobody does. */
export function handleBack(handler: typeof backHandler): void {
  backHandler = handler;
}
