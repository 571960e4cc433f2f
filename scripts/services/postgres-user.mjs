import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../steps/failure.mjs';

const OTHERS_MAY_ENTER = 0o001;

/**
 * PostgreSQL refuses to run as root, so root runs it as another user.
 * @param paths that user must have access to
 * @returns how to run a program: spawn options, and a prefix of the command
 */
export function postgresUser(paths) {
  if (process.getuid?.() !== 0) return { owner: null, options: {}, prefix: [] };
  const owner = passwdEntry('postgres') ?? passwdEntry('nobody');
  if (!owner)
    throw new Failure('PostgreSQL does not run as root: start as another user, or set DATABASE_URL.');
  const closed = paths.map(closedParent).find(Boolean);
  if (!closed) return { owner, options: { uid: owner.uid, gid: owner.gid }, prefix: [] };
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!setpriv)
    throw new Failure(
      `PostgreSQL does not run as root, and the user "${owner.name}" cannot enter ${closed}: ` +
        'start as another user, move the project, or set DATABASE_URL.',
    );
  // a project below /root: that user keeps root's capability to enter closed directories
  const capability = '+dac_override';
  return {
    owner,
    options: {},
    prefix: [
      setpriv,
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      '--',
    ],
  };
}

function passwdEntry(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return null;
  const [, , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

function closedParent(path) {
  for (let parent = dirname(path); parent !== dirname(parent); parent = dirname(parent))
    if (existsSync(parent) && !(statSync(parent).mode & OTHERS_MAY_ENTER)) return parent;
  return null;
}
