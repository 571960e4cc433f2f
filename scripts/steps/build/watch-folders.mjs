import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back with the path of each change below the folders, including replaced and new files. Watches folder
 * by folder: Node's own recursive watching misses files on Linux that an editor or git replaces.
 */
export function watchFolders(folders, onChange) {
  const watched = new Set();

  function add(folder) {
    if (watched.has(folder)) return;
    watched.add(folder);
    const watcher = watch(folder, (_event, name) => {
      const path = join(folder, name ?? '');
      if (isFolder(path)) add(path);
      else onChange(path);
    });
    watcher.on('error', () => {
      watched.delete(folder);
      watcher.close();
    });
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(join(folder, entry.name));
  }
  folders.forEach(add);
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
