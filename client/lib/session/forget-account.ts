const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/**
 * Deletes the account of the provider's SDK from this browser. It empties the SDK's store instead of deleting
 * its database, which would wait until all other tabs close it. It does not load the SDK; a loaded one
 * notices the deletion.
 */
export async function forgetAccount(): Promise<void> {
  try {
    await emptyStore();
  } catch {
    // without IndexedDB nothing is stored
  }
}

function emptyStore(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    // no person signed in here, so the database is not created
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
