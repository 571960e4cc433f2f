import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToastProps } from '../../../src/core/http/pages/toast.js';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { everybody } from '../../permissions/people.js';
import { type Row, rowsOf } from '../../permissions/rows.js';
import { PAGES } from '../../permissions/table.js';
import { World } from '../../permissions/world.js';
import { useApp } from '../../support/app.js';
import { makeCompany } from '../../support/people.js';

interface Keys {
  failed: string;
  /** null: this section has its own messages. */
  saved: string | null;
}

/** The specification's catalogue of errors, by the section whose forms write. */
const SECTIONS: Record<string, Keys> = {
  izdelki: { failed: 'setter_error_products', saved: 'setter_success_products' },
  uvozi: { failed: 'setter_error_products', saved: null },
  kategorije: { failed: 'setter_error_categories', saved: 'setter_success_categories' },
  uporabniki: { failed: 'setter_error_users', saved: 'setter_success_users' },
  profil: { failed: 'setter_error_users', saved: 'setter_success_users' },
};

/** These messages contain more than "saved": undo, a count, or the result of an invitation. */
const OTHER_DEEDS = [
  'DELETE /administracija/izdelki/:id',
  'POST /administracija/izdelki/:id/vrnitev',
  'PUT /administracija/izdelki/vrednosti',
  'POST /administracija/uporabniki',
  'POST /administracija/uporabniki/:id/povabilo',
  'DELETE /administracija/uporabniki/:id/dvostopenjska-prijava',
];

/** Previews of files; nothing is written. */
const PREVIEWS = ['POST /administracija/uvozi/:id/oblika'];
/**
 * The catalogue names imports, but not feeds or blocked offers; products, but not their recorded prices, saved
 * views or groups; and profiles, but not the end of an account: these have their own messages.
 */
const OF_OTHER_THINGS =
  /^\/administracija\/(uvozi\/(viri|blokirani-izrazi|blokirane-ponudbe)|izdelki\/(:id\/(cene|primerjava)|pogledi|zdruzevanje|manjkajoce-primerjave)|profil\/izbris)/;
const ofOtherThings = ({ path }: Row) => OF_OTHER_THINGS.test(path);
/** Accepts all that is proposed: there is nothing to send. */
const NOTHING_TO_SEND = [
  'POST /administracija/uvozi/kategorije/:id/razveljavitev',
  'POST /administracija/uvozi/googlove-kategorije/predlogi',
];

const TITLES = { success: 'success_title', error: 'error_title', info: 'info_title', warn: 'warning_title' };

const texts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../locales/sl/toast.json'), 'utf8'),
) as Record<string, string> & { details: Record<string, string> };

const sectionOf = (path: string) => path.split('/')[2] ?? '';
const nameOf = ({ method, path }: Row) => `${method} ${path}`;
const writes = rowsOf(PAGES).filter(
  (row) =>
    row.method !== 'GET' &&
    sectionOf(row.path) in SECTIONS &&
    (row.object === 'own' || row.object === 'none') &&
    !PREVIEWS.includes(nameOf(row)) &&
    !ofOtherThings(row),
);
const ofBulk = ({ path }: Row) => path.includes('/skupinsko');
const titled = (rows: Row[]) => rows.map((row) => [nameOf(row), row] as const);

const started = await useApp();
const world = new World(started);
world.own = await makeCompany(started.app);
const { super_admin: platform } = await everybody(started.app, started.origin, world.own.id);
await world.build(platform);

describe('toasts after a write', () => {
  /** The toast that the next page shows. */
  async function toastOf({ method, path }: Row, address: string, body: unknown): Promise<ToastProps> {
    const answer = await platform.browser.submit(method, address, body);
    if (![302, 303].includes(answer.status))
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const page = await platform.browser.visit('/administracija');
    return ((await page.json()) as { flash: FlashData }).flash.toast!;
  }

  it('cover every section of the message catalogue', () => {
    expect(new Set(writes.map(({ path }) => sectionOf(path)))).toEqual(new Set(Object.keys(SECTIONS)));
    expect(writes.length).toBeGreaterThan(15);
  });

  it.each(titled(writes.filter((row) => !ofBulk(row))))('%s that succeeds', async (name, row) => {
    const { path, body } = await world.call(row, platform);
    const toast = await toastOf(row, path, body);
    const { saved } = SECTIONS[sectionOf(row.path)]!;
    expect(toast.summary).toBe(texts[TITLES[toast.severity as keyof typeof TITLES]]);
    if (!saved || OTHER_DEEDS.includes(name)) return expect(toast.detail).not.toBe('');
    expect(toast).toMatchObject({ severity: 'success', detail: texts.details[saved] });
  });

  it.each(titled(writes.filter((row) => row.path.includes(':id') && !ofBulk(row))))(
    '%s of a missing record',
    async (_, row) => {
      const { body } = await world.call(row, platform);
      const toast = await toastOf(row, world.missing(row.path), body);
      const failed = texts.details[SECTIONS[sectionOf(row.path)]!.failed]!;
      expect(toast).toMatchObject({ severity: 'error', summary: texts.error_title });
      // the failed action first, then the reason
      expect(toast.detail!.startsWith(`${failed} `)).toBe(true);
      expect(toast.detail!.length).toBeGreaterThan(failed.length + 5);
    },
  );

  const asking = writes.filter((row) => !row.path.includes(':id') && row.method === 'POST');
  it.each(titled(asking.filter((row) => !NOTHING_TO_SEND.includes(nameOf(row)))))(
    '%s with nothing in it',
    async (_, row) => {
      const { path } = await world.call(row, platform);
      const toast = await toastOf(row, path, { nonsense: true });
      const failed = texts.details[SECTIONS[sectionOf(row.path)]!.failed]!;
      expect(toast).toMatchObject({ severity: 'error', summary: texts.error_title });
      expect(toast.detail!.startsWith(`${failed} `)).toBe(true);
    },
  );

  it.each([
    ['success', 5000],
    ['error', 5000],
  ] as const)('%s stands for five seconds', async (severity, life) => {
    const row = writes.find(({ method, path }) => `${method} ${path}` === 'PUT /administracija/profil')!;
    const { path, body } = await world.call(row, platform);
    const toast = await toastOf(row, path, severity === 'success' ? body : { nonsense: true });
    expect([toast.severity, toast.life]).toEqual([severity, life]);
  });
});
