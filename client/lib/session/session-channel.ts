let channel: BroadcastChannel | undefined;

/** One per document, because a channel does not receive its own messages; never on the server. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Informs the other tabs that the person signed out. */
export function announceSignOut(): void {
  open().postMessage('ended');
}

/** Calls back when the person signs out in another tab; returns a function that removes the listener. */
export function onSignOutElsewhere(listener: () => void): () => void {
  open().addEventListener('message', listener);
  return () => open().removeEventListener('message', listener);
}
