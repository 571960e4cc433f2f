import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { actorOf } from '../../access/current-actor.decorator.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { back } from '../../core/inertia/responses.js';
import { MediaService } from '../../media/media.service.js';
import { type PictureForm, receivePicture } from '../../media/picture-form.js';
import { LocalizedPost, route } from '../../routes.js';
import { PreviewInput } from '../article.input.js';
import { BlogsPageQuery, PagesPageQuery } from '../article.query.js';
import { ArticleRenderer } from '../rendering/article-renderer.js';
import { BlogsPage } from './blogs-page.js';
import { PagesPage } from './pages-page.js';

const PICTURE: PictureForm = { field: 'picture', missing: 'content.errors.no_picture' };

/** What the editor of texts asks for while somebody writes; nothing is stored but pictures. */
@Controller()
@Can('platform.manage')
export class ArticleToolsPagesController {
  constructor(
    private readonly renderer: ArticleRenderer,
    private readonly media: MediaService,
    private readonly blogs: BlogsPage,
    private readonly pages: PagesPage,
  ) {}

  /** The section's page again: a partial reload takes `preview` from it. */
  @LocalizedPost('admin.blogs.preview')
  @Page('content/blogs')
  async previewBlog(@Req() request: FastifyRequest, @Body() input: PreviewInput) {
    const preview = await this.preview(input);
    return this.blogs.props(actorOf(request), new BlogsPageQuery(), request.locale, preview);
  }

  @LocalizedPost('admin.pages.preview')
  @Page('content/pages')
  async previewPage(@Req() request: FastifyRequest, @Body() input: PreviewInput) {
    const preview = await this.preview(input);
    return this.pages.props(actorOf(request), new PagesPageQuery(), request.locale, preview);
  }

  /** Multipart field `picture`; flash data tell its id. */
  @LocalizedPost('admin.blogs.pictures')
  @StreamedUpload()
  addToBlog(@Req() request: FastifyRequest) {
    return this.addPicture(request, 'admin.blogs');
  }

  @LocalizedPost('admin.pages.pictures')
  @StreamedUpload()
  addToPage(@Req() request: FastifyRequest) {
    return this.addPicture(request, 'admin.pages');
  }

  private async preview({ body }: PreviewInput) {
    const html = async (locale: Locale) => (await this.renderer.render(body[locale] ?? '', locale)).html;
    const texts = await Promise.all(LOCALES.map(async (locale) => [locale, await html(locale)] as const));
    return Object.fromEntries(texts);
  }

  private async addPicture(request: FastifyRequest, section: 'admin.blogs' | 'admin.pages') {
    let id = 0;
    await receivePicture(request, PICTURE, async (upload) => {
      id = await this.media.storeUpload({ companyId: null, ...upload });
    });
    return back(route(section, {}, request.locale), { flash: { picture: { id } } });
  }
}
