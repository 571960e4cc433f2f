import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Containers are lines of a file for each service; `broken` names the service whose new containers never get healthy. */
const DOCKER = `#!/bin/sh
echo "$*" >> "$STATE/calls"
for last; do :; done
case "$*" in
  'compose ps '*) cat "$STATE/$last" ;;
  'compose up '*) echo "$last-$KATALOG_VERSION-$(wc -l < "$STATE/$last")" >> "$STATE/$last" ;;
  'compose run '*) [ ! -e "$STATE/locked" ] ;;
  'image inspect '*) exit 1 ;;
  'inspect '*)
    case "$last" in
      "$(cat "$STATE/broken")"-new-*) echo unhealthy ;;
      web-*) echo healthy ;;
      *) echo running ;;
    esac ;;
  'rm '*) for file in web worker; do sed -i "/^$last$/d" "$STATE/$file"; done ;;
esac`;
/** The failing call of helm is the one whose number is in \`broken\`. */
const HELM = `#!/bin/sh
echo "helm $*" >> "$STATE/calls"
[ "$(grep -c ^helm "$STATE/calls")" != "$(cat "$STATE/broken")" ]`;
const KUBECTL = `#!/bin/sh
[ -e "$STATE/image" ] && cat "$STATE/image" || :`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  for (const [name, text] of Object.entries({ docker: DOCKER, helm: HELM, kubectl: KUBECTL })) {
    writeFileSync(join(folder, 'bin', name), text);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  write('web', 'web-old-0\nweb-old-1\n');
  write('worker', 'worker-old-0\n');
  write('broken', '');
  write('calls', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const lines = (name: string) => read(name).split('\n').filter(Boolean);

function run(script: string, ...args: string[]) {
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    STATE: folder,
    // which nobody waits for
    PAUSE_SECONDS: '10',
  };
  write('bin/sleep', '#!/bin/sh\n');
  chmodSync(join(folder, 'bin/sleep'), 0o755);
  return spawnSync('sh', [join(folder, 'deploy', script), ...args], { env, encoding: 'utf8' });
}

describe('deploy/release.sh', () => {
  const steps = () =>
    lines('calls').flatMap((call) => {
      const [, what] = /^(compose build web|compose run|compose up .*|stop .*)/.exec(call) ?? [];
      return what ? [what.replace('--detach --no-deps --no-recreate ', '')] : [];
    });

  it('migrates, then replaces workers, then webs, one by one', () => {
    const { status, stdout } = run('release.sh', 'new');
    expect([status, stdout]).toEqual([0, expect.stringContaining('new is running.')]);
    expect(steps()).toEqual([
      'compose build web',
      'compose run',
      'compose up --scale worker=2 worker',
      'stop --time 60 worker-old-0',
      'compose up --scale web=3 web',
      'stop --time 30 web-old-0',
      'compose up --scale web=3 web',
      'stop --time 30 web-old-1',
    ]);
    expect(lines('web')).toEqual([expect.stringMatching(/^web-new/), expect.stringMatching(/^web-new/)]);
    expect(read('.env')).toBe('KATALOG_VERSION=new\n');
  });

  it('replaces nothing where the migration fails', () => {
    write('locked', '');
    const { status, stderr } = run('release.sh', 'new');
    expect([status, stderr]).toEqual([1, expect.stringContaining('nothing has been replaced')]);
    expect(steps()).toEqual(['compose build web', 'compose run']);
  });

  it('stops at the first one that does not get ready, and keeps the old ones', () => {
    write('broken', 'web');
    const { status, stderr } = run('release.sh', 'new');
    expect([status, stderr]).toEqual([1, expect.stringContaining('go back: deploy/release.sh')]);
    expect(lines('web')).toEqual(['web-old-0', 'web-old-1']);
    expect(lines('worker')).toEqual([expect.stringMatching(/^worker-new/)]);
    expect(existsSync(join(folder, '.env'))).toBe(false);
  });
});

describe('deploy/release-helm.sh', () => {
  const tags = () =>
    lines('calls').map((call) => [...call.matchAll(/--set-string (\S+)/g)].map(([, setting]) => setting));

  it('migrates and replaces workers before webs', () => {
    write('image', 'registry.example:5000/katalog:0.1.0');
    const { status } = run('release-helm.sh', '0.2.0', '--values', 'values.yaml');
    expect(status).toBe(0);
    expect(tags()).toEqual([
      ['image.tag=0.2.0', 'web.tag=0.1.0'],
      ['image.tag=0.2.0', 'web.tag=0.2.0'],
    ]);
    expect(
      lines('calls').every((call) => call.includes('--wait') && call.includes('--values values.yaml')),
    ).toBe(true);
  });

  it('installs for the first time', () => {
    expect(run('release-helm.sh', '0.2.0').status).toBe(0);
    expect(tags()[0]).toEqual(['image.tag=0.2.0', 'web.tag=0.2.0']);
  });

  it('stops at the first failure', () => {
    write('image', 'katalog:0.1.0');
    write('broken', '1');
    const { status, stderr } = run('release-helm.sh', '0.2.0');
    expect([status, stderr]).toEqual([1, expect.stringContaining('webs have 0.1.0')]);
    expect(tags()).toHaveLength(1);
  });
});
