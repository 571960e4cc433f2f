import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Texts } from '../core/i18n/texts.js';
import { type Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { int, statement } from '../core/database/statement.js';
import { versionOf } from '../core/http/versions/versioned.js';
import type { Locale } from '../core/i18n/locales.js';
import { failureMessage } from './pictures/picture-failure.js';
import { route } from '../routes.js';
import { Media } from './media.entity.js';
import { toPicture } from './media.presenter.js';
import { pictureStateOf } from './picture-state.js';
import type { PictureItem } from './media.props.js';

/** Pictures for the forms of the admin area. */
@Injectable()
export class PictureItems {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly texts: Texts,
  ) {}

  /** In the order of the ids, without missing ones. The caller checks that the actor may see them. */
  async byIds(actor: Actor, ids: number[], locale: Locale): Promise<PictureItem[]> {
    const found = await this.media.findBy({ id: In(ids) });
    const byId = new Map(found.map((media) => [media.id, media]));
    return ids.flatMap((id) => byId.get(id) ?? []).map((media) => this.toItem(actor, media, locale));
  }

  /** The item of one id. */
  async one(actor: Actor, id: number | null, locale: Locale): Promise<PictureItem | null> {
    return id === null ? null : ((await this.byIds(actor, [id], locale))[0] ?? null);
  }

  /** Like `byIds`, but only pictures that the actor may use. */
  async visible(actor: Actor, ids: number[], locale: Locale): Promise<PictureItem[]> {
    if (!ids.length || !can(actor, 'company.read')) return [];
    const companyId = can(actor, 'platform.manage') ? null : actor.companyId;
    const rows = await VISIBLE.rows(this.media, [ids, companyId]);
    const allowed = new Set(rows.map(({ id }) => id));
    return this.byIds(
      actor,
      ids.filter((id) => allowed.has(id)),
      locale,
    );
  }

  toItem(actor: Actor, media: Media, locale: Locale): PictureItem {
    const { id, alt } = media;
    const status = pictureStateOf(media);
    const isReady = status === 'ready';
    return {
      id,
      picture: isReady ? toPicture({ ...media, contentHash: media.contentHash! }, locale, '') : null,
      status,
      failure: status === 'failed' ? this.explain(media.failure!, locale) : null,
      fileName: media.fileName ?? nameIn(media.sourceUrl),
      alt,
      version: versionOf(media),
      url: can(actor, 'products.write', media) ? route('admin.media.one', { id }, locale) : null,
    };
  }

  private explain(failure: string, locale: Locale): string {
    const { key, values } = failureMessage(failure);
    return this.texts.t(key, locale, values);
  }
}

/** The last segment of a URL's path. */
function nameIn(sourceUrl: string | null): string | null {
  if (!sourceUrl) return null;
  const { pathname } = new URL(sourceUrl);
  return pathname.split('/').filter(Boolean).at(-1) ?? null;
}

/**
 * The media in $1 that belong to company $2 (null: all), or to approved product data, which all companies may
 * use.
 */
const VISIBLE = statement({ id: int })`
  select id from media where id = any($1::integer[]) and ($2::integer is null or company_id = $2 or exists (
    select from product_data_media l join product_data d on d.id = l.product_data_id
    where l.media_id = media.id and d.status = 'approved'))`;
