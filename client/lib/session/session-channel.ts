let channel: BroadcastChannel | undefined;

/** One for the document, as only a channel's own messages do not come back to it; never on the server. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the other tabs that nobody is signed in any more. */
export function announceSignOut(): void {
  open().postMessage('ended');
}

/** Calls back when the person has signed out in another tab; returns what ends that. */
export function onSignOutElsewhere(listener: () => void): () => void {
  open().addEventListener('message', listener);
  return () => open().removeEventListener('message', listener);
}
