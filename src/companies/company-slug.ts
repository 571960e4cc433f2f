import type { EntityManager } from 'typeorm';
import { slugify } from '../core/i18n/slug.js';

/** For names that leave nothing in an address, those in another script for instance. */
const NAMELESS = 'trgovina';

/** The company's name as part of an address; numbered when other companies have taken it. */
export async function freeSlug(manager: EntityManager, companyName: string): Promise<string> {
  const base = slugify(companyName) || NAMELESS;
  const rows = await manager.query<{ slug: string }[]>(
    `select slug from companies where slug = $1 or slug ~ ('^' || $1 || '-[0-9]+$')`,
    [base],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}
