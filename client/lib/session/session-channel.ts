let channel: BroadcastChannel | undefined;

/** One per document, as a channel does not receive its own messages; never on the server. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the other tabs that the user has signed out. */
export function announceSignOut(): void {
  open().postMessage('ended');
}

/** Calls back when the user has signed out in another tab; returns the unsubscription. */
export function onSignOutElsewhere(listener: () => void): () => void {
  open().addEventListener('message', listener);
  return () => open().removeEventListener('message', listener);
}
