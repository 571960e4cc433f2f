import { Body, Controller, Param, Req, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import { Page } from '../../core/inertia/page.decorator.js';
import type { ServerProps } from '../../core/inertia/pages.js';
import type { Awaitable } from '../../core/inertia/props.js';
import { back } from '../../core/inertia/responses.js';
import { MediaService } from '../../media/media.service.js';
import { type PictureForm, receivePicture } from '../../media/picture-form.js';
import {
  LocalizedDelete,
  LocalizedGet,
  LocalizedPatch,
  LocalizedPost,
  LocalizedPut,
  route,
} from '../../routes.js';
import { type ArticleChanges, fromBlogForm, fromForm as fromPageForm } from '../article.changes.js';
import { ArticleForms } from './article-forms.js';
import { toBlogFormValues, toFormValues as toPageFormValues } from './article-form.presenter.js';
import {
  ArticleFormInput,
  ArticleStatusesInput,
  ArticleStatusInput,
  PreviewInput,
} from '../article.input.js';
import type { ArticlePreview } from '../articles.pages.js';
import { type ArticleKind, type ArticleOf, type Section, SECTIONS } from '../article-kind.js';
import { BlogsPageQuery, PagesPageQuery } from '../article.query.js';
import { ArticleRenderer } from '../rendering/article-renderer.js';
import { ArticlesPage, type SectionView } from './articles-page.js';
import { BlogFormInput } from '../blog.input.js';

const PICTURE: PictureForm = { field: 'picture', missing: 'content.errors.no_picture' };

interface Definition<Kind extends ArticleKind, Name extends 'content/blogs' | 'content/pages', Given, Query> {
  page: Name;
  props: (page: ArticlesPage, view: SectionView<Query>) => Awaitable<ServerProps<Name>>;
  FormInput: Type<Given>;
  SectionQuery: Type<Query>;
  fromForm: (input: Given, stored?: ArticleOf<Kind>) => ArticleChanges;
  toFormValues: (stored: ArticleOf<Kind>) => object;
}

/** Handlers of the admin section of posts or pages: list, forms, preview and uploads. */
function adminArticles<
  Kind extends ArticleKind,
  Name extends 'content/blogs' | 'content/pages',
  Given extends ArticleFormInput,
  Query extends object,
>(
  kind: Kind,
  { page, props, FormInput, SectionQuery, fromForm, toFormValues }: Definition<Kind, Name, Given, Query>,
) {
  // as a parameter's type it selects the class for the validation pipe
  type FormInput = Given;
  const section: Section = SECTIONS[kind];
  const notSaved = `content.${kind}.not_saved`;

  @Can('platform.manage')
  class AdminArticlesPagesController {
    constructor(
      private readonly forms: ArticleForms,
      private readonly page: ArticlesPage,
      private readonly renderer: ArticleRenderer,
      private readonly media: MediaService,
    ) {}

    @LocalizedGet(section)
    @Page(page)
    @PrivateTitle(`admin.sections.${kind}s`)
    index(@Req() request: FastifyRequest) {
      const { query } = request;
      return this.section(request, lenientQuery(SectionQuery, query), null);
    }

    @LocalizedPost(section)
    @FailureToast(notSaved)
    @Precognitive()
    create(@Req() request: FastifyRequest, @Body() input: FormInput) {
      return this.forms.create(request, kind, fromForm(input));
    }

    @LocalizedPut(`${section}.one`)
    @FailureToast(notSaved)
    @Precognitive()
    update(
      @Req() request: FastifyRequest,
      @Param() { id }: IdParams,
      @Body() input: FormInput,
      @IfMatch() ifFresh: IfFresh,
    ) {
      const change = ifFresh(toFormValues, (stored: ArticleOf<Kind>) => fromForm(input, stored));
      return this.forms.update(request, kind, id, change);
    }

    @LocalizedPatch(`${section}.one`)
    @FailureToast(notSaved)
    setStatus(
      @Req() request: FastifyRequest,
      @Param() { id }: IdParams,
      @Body() { status }: ArticleStatusInput,
      @IfMatch() ifFresh: IfFresh,
    ) {
      return this.forms.update(
        request,
        kind,
        id,
        ifFresh(toFormValues, () => ({ status })),
      );
    }

    @LocalizedPost(`${section}.bulk`)
    @FailureToast(notSaved)
    setStatuses(@Req() request: FastifyRequest, @Body() { ids, status }: ArticleStatusesInput) {
      return this.forms.setStatuses(request, kind, ids, status);
    }

    @LocalizedDelete(`${section}.one`)
    @FailureToast(`content.${kind}.not_deleted`)
    remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
      return this.forms.remove(request, kind, id);
    }

    @LocalizedPost(`${section}.restoration`)
    @FailureToast(notSaved)
    restore(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
      return this.forms.restore(request, kind, id);
    }

    /** Renders the page of the section with a preview for a partial reload; stores nothing. */
    @LocalizedPost(`${section}.preview`)
    @Page(page)
    async preview(@Req() request: FastifyRequest, @Body() { body }: PreviewInput) {
      return this.section(request, new SectionQuery(), await this.renderer.preview(body));
    }

    /** Multipart field `picture`; the flash data have the id. */
    @LocalizedPost(`${section}.pictures`)
    @StreamedUpload()
    async addPicture(@Req() request: FastifyRequest) {
      let id = 0;
      await receivePicture(request, PICTURE, async (upload) => {
        id = await this.media.storeUpload({ companyId: null, ...upload });
      });
      return back(route(section, {}, request.locale), { flash: { picture: { id } } });
    }

    private section(request: FastifyRequest, query: Query, preview: ArticlePreview | null) {
      return props(this.page, { actor: request.actor, query, locale: request.locale, preview });
    }
  }
  return AdminArticlesPagesController;
}

const BLOGS = {
  page: 'content/blogs',
  props: (page: ArticlesPage, view: SectionView<BlogsPageQuery>) => page.blogs(view),
  FormInput: BlogFormInput,
  SectionQuery: BlogsPageQuery,
  fromForm: fromBlogForm,
  toFormValues: toBlogFormValues,
} as const;
const PAGES = {
  page: 'content/pages',
  props: (page: ArticlesPage, view: SectionView<PagesPageQuery>) => page.pages(view),
  FormInput: ArticleFormInput,
  SectionQuery: PagesPageQuery,
  fromForm: fromPageForm,
  toFormValues: toPageFormValues,
} as const;

@Controller()
export class AdminBlogsPagesController extends adminArticles('blog', BLOGS) {}

@Controller()
export class AdminPagesPagesController extends adminArticles('page', PAGES) {}
