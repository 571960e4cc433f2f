import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { MediaService } from '../media/media.service.js';
import type { Upload } from '../media/media.uploads.js';
import { PictureChoice } from '../media/picture-choice.js';
import type { PictureInput } from '../media/picture.input.js';
import { ArticleWriter } from './article-writer.js';
import type { Blog } from './blog.entity.js';
import { BlogsService } from './blogs.service.js';

type Check = (blog: Blog) => void;

/** The covers of posts, which are the platform's. A replaced one is left to the cleaning of unused pictures. */
@Injectable()
export class BlogCovers {
  constructor(
    private readonly blogs: BlogsService,
    private readonly writer: ArticleWriter,
    private readonly media: MediaService,
    private readonly pictures: PictureChoice,
  ) {}

  /** Before anything is read or fetched for it. @throws NotFound */
  async assertThere(by: Actor, id: number): Promise<void> {
    await this.blogs.get(by, id);
  }

  /** Takes a picture that is handed in. @throws Invalid when it is none */
  async upload(by: Actor, id: number, upload: Upload): Promise<void> {
    await this.set(by, id, await this.media.storeUpload({ companyId: null, ...upload }));
  }

  /**
   * Takes a picture that was handed in before, or one from elsewhere; its media id.
   * @param check gets the post as it is, and may refuse
   * @throws NotFound, Invalid as PictureChoice
   */
  async choose(by: Actor, id: number, source: PictureInput, check: Check): Promise<number> {
    await this.assertThere(by, id);
    const mediaId = await this.pictures.choose(null, source);
    await this.set(by, id, mediaId, check);
    return mediaId;
  }

  remove(by: Actor, id: number, check?: Check): Promise<void> {
    return this.set(by, id, null, check);
  }

  private set(
    by: Actor,
    id: number,
    coverMediaId: number | null,
    check: Check = () => undefined,
  ): Promise<void> {
    return this.writer.update(by, 'blog', id, (blog) => {
      check(blog);
      return { coverMediaId };
    });
  }
}
