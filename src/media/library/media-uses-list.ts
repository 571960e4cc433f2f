import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import {
  bool,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../../core/database/statement.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../../routes.js';
import { isUsed, type MEDIA_USES } from '../pictures/picture-uses.js';
import type { MediaUse } from './media-library.pages.js';

const MAX_SHOWN = 20;

/** The uses of pictures. */
@Injectable()
export class MediaUsesList {
  constructor(private readonly database: DataSource) {}

  /** Uses that the actor may open; `others` counts the rest: of other companies, deleted products, or beyond MAX_SHOWN. */
  async listUses(actor: Actor, id: number, locale: Locale): Promise<{ uses: MediaUse[]; others: number }> {
    const rows = await USES.rows(this.database, [id]);
    const open = rows.filter((row) => row.isOpen && mayOpen(actor, row)).slice(0, MAX_SHOWN);
    const uses = open.map(({ kind, section, id: edit, name, plainName }) => ({
      kind,
      name: plainName ?? plainText(name, locale),
      url: route('admin', { page: ADMIN_SECTIONS[section][locale] }, locale, {
        [kind === 'import' ? 'import' : 'edit']: edit,
      }),
    }));
    return { uses, others: rows.length - uses.length };
  }

  /** The ids that are in use. */
  async findUsed(ids: number[]): Promise<Set<number>> {
    const rows = await USED.rows(this.database, [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}

function mayOpen(actor: Actor, { companyId }: RowOf<typeof USES>): boolean {
  return companyId === null ? can(actor, 'platform.manage') : can(actor, 'company.read', { companyId });
}

const USED = statement({
  id: int,
})`select id from media where id = any($1::integer[]) and ${isUsed('media')}`;

/** The uses by the table that refers to the image: a table that is missing here does not compile. */
const USES_BY_TABLE: Record<keyof typeof MEDIA_USES, string> = {
  product_media: `(
    select 'product' as kind, case p.kind when 'service' then 'services' else 'products' end as section, p.id, p.name,
      null as "plainName", p.company_id as "companyId", p.deleted_at is null as "isOpen"
    from product_media l join products p on p.id = l.product_id where l.media_id = $1 order by p.id desc limit 500)`,
  product_data_media: `(
    select 'product-data', 'product-data', d.id, d.name, null, d.company_id, true
    from product_data_media l join product_data d on d.id = l.product_data_id where l.media_id = $1 limit 500)`,
  companies: `
    select 'company', 'companies', id, null, company_name, id, true from companies where logo_media_id = $1`,
  categories: `
    select 'category', 'categories', id, name, null, null, true from categories where media_id = $1`,
  blogs: `
    select 'blog', 'blogs', id, title, null, null, deleted_at is null from blogs where cover_media_id = $1`,
  blog_media: `
    select 'blog', 'blogs', b.id, b.title, null, null, b.deleted_at is null
    from blog_media l join blogs b on b.id = l.blog_id
    where l.media_id = $1 and b.cover_media_id is distinct from $1`,
  page_media: `
    select 'page', 'pages', p.id, p.title, null, null, p.deleted_at is null
    from page_media l join pages p on p.id = l.page_id where l.media_id = $1`,
  // its rollback would attach the picture again
  import_change_media: `
    select 'import', 'imports', i.id, null, i.file_name, i.company_id, true
    from import_change_media l join imports i on i.id = l.import_id where l.media_id = $1`,
};

const USES = statement({
  kind: oneOf<MediaUse['kind']>(),
  section: oneOf<keyof typeof ADMIN_SECTIONS>(),
  id: int,
  name: nullable(json<Translations>()),
  plainName: nullable(text),
  companyId: nullable(int),
  isOpen: bool,
})`${Object.values(USES_BY_TABLE).join(' union all ')}`;
