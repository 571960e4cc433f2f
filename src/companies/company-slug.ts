import type { EntityManager } from 'typeorm';
import { takeLock } from '../core/database/advisory-locks.js';
import { statement, text } from '../core/database/statement.js';
import { isUniqueViolation } from '../core/database/violations.js';
import { Conflict } from '../core/errors/domain-errors.js';
import { slugify } from '../core/i18n/slug.js';

/** For names that make no slug, as those in another script. */
const NAMELESS = 'trgovina';

/** A slug made of the name, numbered when it is taken. Stays free until the commit. */
export async function freeSlug(manager: EntityManager, companyName: string): Promise<string> {
  const base = slugify(companyName) || NAMELESS;
  await manager.query(takeLock('companySlugs'));
  const rows = await SLUGS_LIKE.rows(manager, [base]);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

const SLUGS_LIKE = statement({
  slug: text,
})`select slug from companies where slug = $1 or slug ~ ('^' || $1 || '-[0-9]+$')`;

/** @throws Conflict naming the field when the slug violates its unique index */
export async function orSlugTaken<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw Conflict.because('slug', 'companies.errors.slug_taken');
  }
}
