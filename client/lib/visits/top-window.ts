type Listener = () => void;

const windows: HTMLElement[] = [];
const listeners = new Set<Listener>();

/** Notes a window that has opened over everything else; returns what notes that it closes. */
export function enterTop(opened: HTMLElement): () => void {
  windows.push(opened);
  notify();
  return () => {
    windows.splice(windows.indexOf(opened), 1);
    notify();
  };
}

/** The element outside of which the browser lets nobody point, type or hear anything. */
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
