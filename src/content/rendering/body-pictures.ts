import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { command } from '../../core/database/statement.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { Media } from '../../media/media.entity.js';
import { type MediaRow, toPicture } from '../../media/media.presenter.js';
import type { PictureProps } from '../../media/media.props.js';
import type { ArticleKind } from '../article-kind.js';
import { pictureSources } from '../markdown/markdown.js';
import { mediaIdOf } from '../markdown/markdown-pictures.js';

const usesIn = (table: string, column: string) => ({
  remove: command(`delete from ${table} where ${column} = $1`),
  add: command(`insert into ${table} (${column}, media_id) select $1, unnest($2::integer[])`),
});
const USES = { blog: usesIn('blog_media', 'blog_id'), page: usesIn('page_media', 'page_id') };

/** Images in texts of posts and pages; they belong to no store. */
@Injectable()
export class BodyPictures {
  constructor(private readonly database: DataSource) {}

  /** Images of a text by media id; null: not ready. */
  async findPictures(text: string, locale: Locale): Promise<Map<number, PictureProps | null>> {
    const ids = pictureSources(text).flatMap((source) => mediaIdOf(source) ?? []);
    const media = await this.findMedia(this.database.manager, ids);
    return new Map(media.map((row) => [row.id, isReady(row) ? toPicture(row, locale, '') : null]));
  }

  /**
   * Records which images a text uses, so that they are not deleted.
   * @throws Invalid for a text with an image that is not the platform's
   */
  async storeUses(manager: EntityManager, kind: ArticleKind, id: number, body: Translations): Promise<void> {
    const wanted = new Set<number>();
    for (const locale of LOCALES)
      for (const mediaId of await this.checked(manager, locale, body[locale] ?? '')) wanted.add(mediaId);
    await USES[kind].remove.run(manager, [id]);
    await USES[kind].add.run(manager, [id, [...wanted]]);
  }

  private async checked(manager: EntityManager, locale: Locale, text: string): Promise<number[]> {
    const sources = pictureSources(text);
    const ids = sources.flatMap((source) => mediaIdOf(source) ?? []);
    const known = new Set((await this.findMedia(manager, ids)).map(({ id }) => id));
    const stranger = sources.find((source) => !known.has(mediaIdOf(source) ?? 0));
    if (stranger !== undefined) throw refusal(locale, stranger);
    return [...known];
  }

  private async findMedia(manager: EntityManager, ids: number[]): Promise<Media[]> {
    return ids.length ? manager.findBy(Media, { id: In(ids), companyId: IsNull() }) : [];
  }
}

const isReady = (media: Media): media is Media & MediaRow => media.status === 'ready';

function refusal(locale: Locale, source: string): Invalid {
  const values = { source: source.slice(0, 80) };
  return Invalid.because(`body.${locale}`, 'content.errors.no_such_picture', values);
}
