import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../src/access/actor.js';
import { IdentityProvider } from '../../../src/auth/identity/identity-provider.js';
import { CompaniesService } from '../../../src/companies/companies.service.js';
import type { Company } from '../../../src/companies/company.entity.js';
import type { Config } from '../../../src/core/config/config.js';
import { MediaService } from '../../../src/media/media.service.js';
import { toActor } from '../../../src/users/user.policy.js';
import { UsersService } from '../../../src/users/users.service.js';
import { seedAttributes } from './demo-attributes.js';
import { seedCategories } from './demo-categories.js';
import { DemoImports } from './demo-imports.js';
import { seedPages } from './demo-pages.js';
import { addCovers, seedPosts } from './demo-posts.js';
import { seedProductData } from './demo-product-data.js';
import { seedServices } from './demo-services.js';
import { findComparison, seedAlerts } from './demo-samples.js';
import { seedSynonyms } from './demo-synonyms.js';
import { seedVisits } from './demo-visits.js';
import { seedImportTimes } from './import-times.js';
import { seedPastPrices } from './past-prices.js';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../data/people.js';
import type { Pair } from '../data/words.js';
import type { DemoStore } from '../data/demo-store.js';
import { DEMO_STORES } from '../data/stores.js';
import { termsOf } from './store-terms.js';

const READY = 'demo.ready';

/**
 * Seeds the demo: people, stores and categories through services, offers as feeds that the worker imports or fetches.
 */
export class DemoSeed {
  private readonly database: DataSource;
  private readonly companies: CompaniesService;
  private readonly users: UsersService;
  private readonly media: MediaService;

  /**
   * @param origin of the demo stores' web server, for their logos and images
   * @param keepsMails whether mails are shown on this machine instead of being sent
   */
  constructor(
    private readonly app: INestApplicationContext,
    private readonly config: Config,
    private readonly origin: string,
    private readonly keepsMails: boolean,
    private readonly say: (line: string) => void,
  ) {
    this.database = app.get(DataSource);
    this.companies = app.get(CompaniesService);
    this.users = app.get(UsersService);
    this.media = app.get(MediaService);
  }

  async run(): Promise<void> {
    this.say('stores and people');
    const stores = new Map<DemoStore, Company>();
    for (const store of DEMO_STORES) stores.set(store, await this.ensureStore(store));
    const actor = await this.ensurePeople(stores);
    this.say('categories');
    await seedCategories(this.app);
    await seedAttributes(this.app, actor);
    const posts = await addCovers(this.app);
    await seedPages(this.app);
    await this.media.requestPictures();
    const companyIds = new Map([...stores].map(([{ slug }, { id }]) => [slug, id]));
    await new DemoImports(this.app, actor, this.origin, this.say).runAll(companyIds);
    await this.typeIn(actor, companyIds);
    await seedPosts(this.app, actor, posts);
    await this.media.requestPictures();
    await seedPastPrices(this.app);
    await seedImportTimes(this.app);
    await seedVisits(this.app);
    if (this.keepsMails) await seedAlerts(this.app);
    const comparison = await findComparison(this.app);
    await this.database.query(
      `insert into settings (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [READY, { version: 1, comparison }],
    );
  }

  /** Data that no feed contains; skipped with real accounts, because no person can type them. */
  private async typeIn(actor: Actor, companyIds: Map<string, number>): Promise<void> {
    if (actor === PLATFORM) return;
    this.say('services, product data and synonyms');
    const places = { companyIds, pictures: `${this.origin}/pictures` };
    await seedServices(this.app, actor, places);
    await seedProductData(this.app, actor, places);
    await seedSynonyms(this.app, actor);
  }

  private async ensureStore(store: DemoStore): Promise<Company> {
    const { slug, name: companyName, website, email, phone } = store;
    const company = await this.companies.ensureCompany({
      slug,
      companyName,
      website,
      email,
      phone,
      description: translations(store.description),
      deliveryNote: translations(store.deliveryNote),
      ...termsOf(store),
      active: true,
    });
    const logo = `${this.origin}/logos/${slug}.png`;
    const media = await this.media.registerUrls(this.database.manager, company.id, [logo]);
    return this.companies.ensureCompany({ slug, companyName, logoMediaId: media.get(logo) });
  }

  /** Adds the people who can sign in, only in the emulator. Resolves with the super admin. */
  private async ensurePeople(stores: Map<DemoStore, Company>): Promise<Actor> {
    const companyIds = new Map([...stores].map(([{ slug }, { id }]) => [slug, id]));
    let superAdmin: Actor = PLATFORM;
    if (!this.config.firebase.emulatorHost) return superAdmin;
    const provider = this.app.get(IdentityProvider);
    for (const { email, firstName, lastName, userType, permissionLevel, store } of DEMO_PEOPLE) {
      const firebaseId = await provider.ensureAccount({
        email,
        password: DEMO_PASSWORD,
        displayName: `${firstName} ${lastName}`,
        emailVerified: true,
      });
      const companyId = store === null ? null : (companyIds.get(store) ?? null);
      const fields = { email, firstName, lastName, userType, permissionLevel, firebaseId, companyId };
      const user = await this.users.ensureUser({ ...fields, status: 'active' });
      if (userType === 'super_admin') superAdmin = toActor(user);
    }
    return superAdmin;
  }
}

/** Imports the feeds when there is no demo person. */
const PLATFORM: Actor = {
  kind: 'person',
  userId: 0,
  firebaseId: '',
  email: '',
  userType: 'super_admin',
  permissionLevel: 3,
  companyId: -1,
  status: 'active',
  locale: 'sl',
};

const translations = ([sl, en]: Pair) => ({ sl, en });
