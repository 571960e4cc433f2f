import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { SelectedRecords } from '../../core/http/pages/selected-records.js';
import { toast } from '../../core/http/pages/toast.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { route } from '../../routes.js';
import type { ArticleStatus } from '../article.js';
import type { ArticleChanges } from '../article.changes.js';
import { type ArticleKind, type ArticleOf, SECTIONS } from '../article-kind.js';
import { titleOf } from '../article.presenter.js';
import { ArticlesService } from '../articles.service.js';
import { ArticleWriter } from '../writing/article-writer.js';

/** Form targets of posts and pages. */
@Injectable()
export class ArticleForms {
  constructor(
    private readonly writer: ArticleWriter,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
    private readonly selected: SelectedRecords,
    private readonly articles: ArticlesService,
  ) {}

  /** Redirects to the form of the new article. */
  async create(request: FastifyRequest, kind: ArticleKind, changes: ArticleChanges) {
    const id = await this.writer.create(request.actor, kind, changes);
    const url = route(SECTIONS[kind], {}, request.locale, { edit: id });
    return this.redirects.to(request, url, `content.${kind}.toast.created`);
  }

  /** @throws errors of `change`; NotFound, Invalid, Conflict as the writer */
  async update<Kind extends ArticleKind>(
    request: FastifyRequest,
    kind: Kind,
    id: number,
    change: (stored: ArticleOf<Kind>) => ArticleChanges,
  ) {
    await this.writer.update(request.actor, kind, id, change);
    return this.toList(request, kind, `content.${kind}.toast.updated`);
  }

  setStatuses(request: FastifyRequest, kind: ArticleKind, ids: number[], status: ArticleStatus) {
    const { actor, locale } = request;
    return this.selected.each(
      request,
      ids,
      {
        list: route(SECTIONS[kind], {}, locale),
        done: `content.${kind}.bulk.${status}`,
        nameOf: async (id) => titleOf(await this.articles.get(actor, kind, id), locale).text,
      },
      (id) => this.writer.update(actor, kind, id, () => ({ status })),
    );
  }

  async remove(request: FastifyRequest, kind: ArticleKind, id: number) {
    await this.writer.remove(request.actor, kind, id);
    const url = route(`${SECTIONS[kind]}.restoration`, { id }, request.locale);
    return this.toList(request, kind, `content.${kind}.toast.deleted`, { undo: { url } });
  }

  async restore(request: FastifyRequest, kind: ArticleKind, id: number) {
    await this.writer.restore(request.actor, kind, id);
    return this.toList(request, kind, `content.${kind}.toast.restored`);
  }

  /** Redirects to the list with its filters, without the form. */
  private toList(request: FastifyRequest, kind: ArticleKind, message: string, flash: FlashData = {}) {
    const list = route(SECTIONS[kind], {}, request.locale);
    const note = toast(this.texts, request.locale, 'success', message);
    return this.redirects.toList(request, list, { ...note, ...flash });
  }
}
