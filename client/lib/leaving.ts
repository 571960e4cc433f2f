let asks = true;

/** Makes a visit that a changed form does not ask about: the one that saves it, or one that leaves it as it is. */
export function withoutAsking(visit: () => void): void {
  asks = false;
  try {
    visit();
  } finally {
    asks = true;
  }
}

/** Whether a visit that is about to begin may be held up by a question. */
export function mayAsk(): boolean {
  return asks;
}
