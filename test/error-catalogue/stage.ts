import { CategoriesService } from '../../src/categories/categories.service.js';
import type { FlashData, PageName } from '../../src/core/inertia/pages.js';
import { startFlakyProxy } from '../support/servers/flaky-proxy.js';
import { Katalog, type Store } from '../support/katalog.js';
import { testServices } from '../support/servers/services.js';
import type { Visitor } from '../support/browser/visitor.js';
import type { Seen } from './situation.js';
import { closeAfterFile } from '../support/close-after-file.js';

type Provider = Awaited<ReturnType<typeof startFlakyProxy>>;

/** The objects of all situations: one store with one product in one category. */
export class Stage {
  store!: Store;
  boss!: Visitor;
  product!: number;
  /** On its page. */
  address!: string;
  category!: number;

  private constructor(
    readonly katalog: Katalog,
    /** Where people prove who they are; can go away. */
    readonly provider: Provider,
  ) {}

  static async use(): Promise<Stage> {
    const provider = await startFlakyProxy((await testServices()).FIREBASE_AUTH_EMULATOR_HOST);
    closeAfterFile(() => provider.leave());
    const katalog = await Katalog.use({ env: { FIREBASE_AUTH_EMULATOR_HOST: provider.host } });
    const stage = new Stage(katalog, provider);
    stage.store = await katalog.store();
    stage.boss = await katalog.signedInAs('super_admin');
    stage.category = await katalog.category({ sl: 'Čajniki', en: 'Teapots' });
    stage.product = await katalog.sellOne(stage.store, { productCode: 'A', category: 'Čajniki' });
    stage.address = (await katalog.visitor().get(`/izdelek/${stage.product}`)).headers.get('location')!;
    return stage;
  }

  /** Renames the table, column or function while the work runs, so that its statements really fail. */
  async taken<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    const [name, column] = thing.split('.');
    const kind = thing.endsWith(')') ? 'function' : 'table';
    const away = `taken_away${kind === 'function' ? '(text)' : ''}`;
    const renamed = (from: string, to: string) =>
      column
        ? `alter table ${name} rename column ${from} to ${to}`
        : `alter ${kind} ${from} rename to ${to.replace('(text)', '')}`;
    await this.katalog.rows(renamed(column ?? thing, away));
    this.forget();
    try {
      return await work();
    } finally {
      await this.katalog.rows(renamed(away, column ?? thing));
      this.forget();
    }
  }

  async seen(response: Response): Promise<Seen> {
    const body = await response.text();
    const answer = (body.startsWith('{') ? JSON.parse(body) : {}) as Record<string, unknown>;
    return {
      status: response.status,
      message: response.statusText,
      component: answer.component,
      rescued: answer.rescuedProps,
      toast: (answer.flash as FlashData | undefined)?.toast?.detail ?? null,
      location: response.headers.get('location') ?? response.headers.get('x-inertia-location'),
      props: (answer.props as object | undefined) ?? answer,
    };
  }

  async page(path: string, who = this.katalog.visitor()): Promise<Seen> {
    return this.seen(await who.visit(path));
  }

  async program(path: string): Promise<Seen> {
    return this.seen(await this.katalog.visitor().get(path));
  }

  /** The readable text of a page without scripts. */
  async document(path: string): Promise<Seen> {
    const { status, text, body } = await this.katalog.visitor().document(path);
    return { status, toast: null, text, body };
  }

  /** Props that come after the page. */
  async later(path: string, component: PageName, only: string, who = this.katalog.visitor(), headers = {}) {
    return this.seen(
      await who.get(path, {
        ...who.reloadHeaders(component, [only]),
        'cache-control': 'no-cache',
        ...headers,
      }),
    );
  }

  /** A form, and what the next page says; `rows` of a table that there are then. */
  async sent(method: string, path: string, body: unknown, who: Visitor, table?: string): Promise<Seen> {
    const { status, location } = await this.seen(await who.submit(method, path, body));
    const next = await this.page('/administracija/profil', who);
    return { ...next, status, location, rows: table && (await this.count(table)) };
  }

  async count(table: string): Promise<number> {
    const [row] = await this.katalog.rows<{ count: string }>(`select count(*) from ${table}`);
    return Number(row!.count);
  }

  /** This process may go on with the tree it has read for some seconds. */
  private forget(): void {
    this.katalog.app.get(CategoriesService).dropCache();
  }
}
