type Listener = () => void;

const windows: HTMLElement[] = [];
const listeners = new Set<Listener>();

/** Registers a dialog that opens over everything else; returns the function that unregisters it. */
export function enterTop(opened: HTMLElement): () => void {
  windows.push(opened);
  notify();
  return () => {
    windows.splice(windows.indexOf(opened), 1);
    notify();
  };
}

/** The element outside of which the browser makes everything inert. */
export function topWindow(): HTMLElement {
  return windows.at(-1) ?? document.body;
}

export function onTopWindow(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
