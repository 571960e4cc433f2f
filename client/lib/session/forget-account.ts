const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/**
 * Takes away what the provider's SDK keeps in this browser. It empties the SDK's store instead of deleting its database:
 * that would wait, and hold everybody else up, until no tab has it open. The SDK itself is not needed; where it runs, it
 * sees that the account is gone.
 */
export async function forgetAccount(): Promise<void> {
  try {
    await emptyStore();
  } catch {
    // a browser without such databases has kept nothing in one
  }
}

function emptyStore(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    // nobody has signed in here: the database need not come to be
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => reject(new Error('The database does not open', { cause: request.error }));
    request.onsuccess = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains(STORE)) return resolve(database.close());
      const change = database.transaction(STORE, 'readwrite');
      change.objectStore(STORE).clear();
      change.oncomplete = change.onabort = () => resolve(database.close());
    };
  });
}
