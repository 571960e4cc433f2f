const NEEDED = [20, 19];

/** Ends the process with a message when Node is too old; written in syntax that old versions parse. */
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
