const NEEDED = [20, 19];

/** Ends the process with one sentence when Node is too old; written for old versions to understand. */
export function requireNode() {
  const version = process.versions.node.split('.').map(Number);
  if (version[0] > NEEDED[0] || (version[0] === NEEDED[0] && version[1] >= NEEDED[1])) return;
  console.error(
    'Katalog needs Node ' +
      NEEDED.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      ' (https://nodejs.org).',
  );
  process.exit(1);
}
