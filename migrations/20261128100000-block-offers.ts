import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Term {
  term: string;
  reason: string;
  forms?: string[];
  google?: string[];
  adult?: boolean;
  inNames?: boolean;
  exceptions?: string[];
}

const TOYS = ['igrače', 'igrača', 'toys', 'toy'];
const BOOKS = ['knjige', 'knjiga', 'romani', 'leposlovje', 'books', 'novels', 'fiction'];
const COSTUMES = ['kostumi', 'pustni', 'costume', 'costumes'];
const OF_CARS = ['vžigalniki', 'vžigalnik', 'lighter', 'lighters'];
const CESSATION = ['odvajanje', 'nadomestno', 'cessation', 'replacement', 'quit'];

/** What the catalogue does not show, unless an admin has changed the list. */
const TERMS: Term[] = [
  {
    term: 'erotika',
    reason: 'adult',
    forms: [
      'erotike',
      'erotiko',
      'erotični pripomočki',
      'erotični izdelki',
      'erotične igrače',
      'erotično perilo',
    ],
    google: ['Mature > Erotic', '773'],
    adult: true,
    exceptions: BOOKS,
  },
  { term: 'erotic', reason: 'adult', forms: ['erotica'], exceptions: BOOKS },
  {
    term: 'sex shop',
    reason: 'adult',
    forms: ['sexshop', 'seks shop', 'spolni pripomočki', 'spolne igrače', 'seks igrače'],
    exceptions: BOOKS,
  },
  {
    term: 'adult toys',
    reason: 'adult',
    forms: ['adult toy', 'sex toys', 'sex toy', 'dildos', 'dildo', 'dildi', 'igrače za odrasle'],
    exceptions: BOOKS,
  },
  {
    term: 'tobak',
    reason: 'nicotine',
    forms: ['tobaka', 'tobačni izdelki', 'tobačnih izdelkov'],
    exceptions: [...BOOKS, ...COSTUMES],
  },
  {
    term: 'tobacco',
    reason: 'nicotine',
    google: [
      'Food, Beverages & Tobacco > Tobacco Products',
      ...['435', '3151', '3682', '3741', '3916', '4091', '499963', '543634', '543635'],
    ],
    exceptions: [...BOOKS, ...COSTUMES],
  },
  {
    term: 'cigarete',
    reason: 'nicotine',
    forms: ['cigareta', 'cigaret', 'cigare', 'cigarilosi'],
    exceptions: [...BOOKS, ...COSTUMES, ...OF_CARS],
  },
  {
    term: 'cigarettes',
    reason: 'nicotine',
    forms: ['cigars', 'cigarillos'],
    exceptions: [...BOOKS, ...COSTUMES, ...OF_CARS],
  },
  {
    term: 'e-cigarete',
    reason: 'nicotine',
    forms: [
      'e-cigareta',
      'e-cigaret',
      'elektronska cigareta',
      'elektronske cigarete',
      'elektronskih cigaret',
    ],
    inNames: true,
    exceptions: BOOKS,
  },
  {
    term: 'e-cigarettes',
    reason: 'nicotine',
    forms: [
      ...['e-cigarette', 'electronic cigarette', 'electronic cigarettes', 'vape pen', 'vape kit', 'vape pod'],
      ...['disposable vape', 'disposable vapes'],
    ],
    inNames: true,
    exceptions: BOOKS,
  },
  {
    term: 'vape',
    reason: 'nicotine',
    forms: ['vapes', 'vaping', 'e-tekočine', 'e-liquid', 'e-liquids'],
    exceptions: BOOKS,
  },
  {
    term: 'nikotin',
    reason: 'nicotine',
    forms: ['nikotina', 'nikotinski izdelki'],
    exceptions: [...BOOKS, ...CESSATION],
  },
  { term: 'nicotine', reason: 'nicotine', exceptions: [...BOOKS, ...CESSATION] },
  {
    term: 'nikotinske vrečke',
    reason: 'nicotine',
    forms: ['nikotinskih vrečk', 'nicotine pouches', 'nicotine pouch', 'snus'],
    inNames: true,
    exceptions: BOOKS,
  },
  {
    term: 'kratom',
    reason: 'other',
    forms: ['kratoma', 'kratomu', 'kratomom', 'mitragyna speciosa', 'mitraginin', 'mitragynine'],
    inNames: true,
    exceptions: BOOKS,
  },
  {
    term: 'strelno orozje',
    reason: 'weapons',
    forms: [
      ...['strelnega orožja', 'lovsko orožje', 'športno orožje', 'hladno orožje', 'orožje', 'orožja'],
      ...['lovske puške', 'zračne puške', 'pištole in revolverji'],
    ],
    exceptions: [...TOYS, ...BOOKS, ...COSTUMES, 'borilne', 'sabljanje'],
  },
  {
    term: 'firearms',
    reason: 'weapons',
    forms: ['firearm', 'weapons', 'handguns', 'shotguns', 'rifles'],
    google: ['Mature > Weapons', '780'],
    exceptions: [...TOYS, ...BOOKS, ...COSTUMES, 'fencing', 'martial', 'collectible', 'games'],
  },
  {
    term: 'strelivo',
    reason: 'weapons',
    forms: ['streliva', 'naboji za orožje'],
    exceptions: [...TOYS, ...BOOKS],
  },
  { term: 'ammunition', reason: 'weapons', forms: ['ammo'], exceptions: [...TOYS, ...BOOKS] },
];
/** These are new; the others change only where the list still has them. */
const ADDED = new Set(['vape', 'nikotinske vrečke']);

/** Offers that match a blocked term are stored, and not shown. */
export class BlockOffers20261128100000 implements MigrationInterface {
  name = 'BlockOffers20261128100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blocked_category_terms
        add column forms text[] not null default '{}',
        add column google text[] not null default '{}',
        add column adult boolean not null default false,
        add column in_names boolean not null default false,
        add column exceptions text[] not null default '{}';

      -- one row: the list of terms, and how far the stored offers have been compared with it
      create table blocking_rules (
        only_row boolean primary key default true check (only_row),
        version integer not null default 1,
        applied_version integer not null default 0,
        -- the last offer that has been compared with the current version
        cursor integer not null default 0
      );
      insert into blocking_rules default values;

      -- what feeds say of the kind of their items, each once
      create table feed_categories (
        id integer generated always as identity primary key,
        key text not null unique,
        path text[] not null,
        google text not null,
        adult boolean not null
      );

      -- not validated: the constraint that it replaces allowed less
      alter table products
        add column feed_category_id integer,
        drop constraint products_status_check,
        add constraint products_status_check check (status in ('draft', 'active', 'inactive', 'blocked')) not valid;

      create table offer_blocks (
        product_id integer primary key references products on delete cascade,
        -- the terms that match now, with the places
        matches jsonb not null,
        blocked_at timestamptz not null default now(),
        objected_at timestamptz,
        objected_by text,
        decision text check (decision in ('released', 'blocked')),
        decided_at timestamptz,
        decided_by text,
        reason text,
        -- of a release: what it was decided for
        released_content text,
        released_terms jsonb,
        check ((decision is null) = (decided_at is null))
      );
      create index offer_blocks_objected on offer_blocks (objected_at, product_id) where objected_at is not null and decision is null;

      -- those of the items read that are stored and not shown
      alter table imports add column blocked integer not null default 0`);
    for (const {
      term,
      reason,
      forms = [],
      google = [],
      adult = false,
      inNames = false,
      exceptions = [],
    } of TERMS) {
      const values = [term, reason, forms, google, adult, inNames, exceptions];
      await runner.query(
        ADDED.has(term)
          ? `insert into blocked_category_terms (term, reason, forms, google, adult, in_names, exceptions)
              values ($1, $2, $3, $4, $5, $6, $7) on conflict (term) do nothing`
          : `update blocked_category_terms set forms = $3, google = $4, adult = $5, in_names = $6, exceptions = $7
              where term = $1 and reason = $2`,
        values,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update products set status = 'inactive', unavailable_since = coalesce(unavailable_since, now()) where status = 'blocked';
      alter table imports drop column blocked;
      drop table offer_blocks;
      alter table products
        drop column feed_category_id,
        drop constraint products_status_check,
        add constraint products_status_check check (status in ('draft', 'active', 'inactive'));
      drop table feed_categories;
      drop table blocking_rules;
      alter table blocked_category_terms drop column forms, drop column google, drop column adult, drop column in_names,
        drop column exceptions;
      delete from blocked_category_terms where term in ('vape', 'nikotinske vrečke')`);
  }
}
