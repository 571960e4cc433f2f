import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { PictureChoice } from '../../media/picture-choice.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { DescribedPictureInput } from '../../media/picture.input.js';
import { PictureTexts } from '../../media/picture-texts.js';
import { ArticleWriter } from './article-writer.js';
import { ArticlesService } from '../articles.service.js';
import type { Blog } from '../blog.entity.js';

type Check = (blog: Blog) => void;

/** The covers of posts, which are the platform's. A replaced one is left to the cleaning of unused pictures. */
@Injectable()
export class BlogCovers {
  constructor(
    private readonly articles: ArticlesService,
    private readonly writer: ArticleWriter,
    private readonly pictures: PictureChoice,
    private readonly texts: PictureTexts,
  ) {}

  /**
   * Takes a picture that was handed in before, or one from elsewhere, with what it shows in words; its media id.
   * @param locale of texts that do not tell theirs
   * @param check gets the post as it is, and may refuse
   * @throws NotFound, Invalid as PictureChoice
   */
  async choose(
    by: Actor,
    id: number,
    { source, locale }: { source: DescribedPictureInput; locale: Locale },
    check: Check,
  ): Promise<number> {
    // before anything is fetched for it
    await this.articles.get(by, 'blog', id);
    const mediaId = await this.pictures.choose(null, source);
    await this.set(by, id, mediaId, check);
    await this.texts.write(by, mediaId, source, locale);
    return mediaId;
  }

  remove(by: Actor, id: number, check: Check): Promise<void> {
    return this.set(by, id, null, check);
  }

  private set(by: Actor, id: number, coverMediaId: number | null, check: Check): Promise<void> {
    return this.writer.update(by, 'blog', id, (blog) => {
      check(blog);
      return { coverMediaId };
    });
  }
}
