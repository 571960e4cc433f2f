import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { assertFresh, type ExpectedVersions } from '../../core/http/versions/if-match.decorator.js';
import { toast } from '../../core/http/pages/toast.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { route } from '../../routes.js';
import type { ArticleStatus } from '../article.js';
import type { ArticleChanges } from '../article.changes.js';
import { toFormValues } from './article-form.presenter.js';
import { type ArticleKind, type ArticleOf, SECTIONS } from '../article-kind.js';
import { ArticleWriter } from '../writing/article-writer.js';

/** Form targets of posts and pages. */
@Injectable()
export class ArticleForms {
  constructor(
    private readonly writer: ArticleWriter,
    private readonly redirects: FormRedirects,
    private readonly i18n: I18nService,
  ) {}

  /** Redirects to the form of the new article. */
  async create(request: FastifyRequest, kind: ArticleKind, changes: ArticleChanges) {
    const id = await this.writer.create(request.actor, kind, changes);
    const url = route(SECTIONS[kind], {}, request.locale, { edit: id });
    return this.redirects.to(request, url, `content.${kind}.toast.created`);
  }

  /** @throws Stale when it has changed since `expected`; NotFound, Invalid, Conflict as the writer */
  async update<Kind extends ArticleKind>(
    request: FastifyRequest,
    kind: Kind,
    { id, expected, show }: { id: number; expected: ExpectedVersions; show(stored: ArticleOf<Kind>): object },
    change: (stored: ArticleOf<Kind>) => ArticleChanges,
  ) {
    await this.writer.update(request.actor, kind, id, (stored) => {
      assertFresh(expected, stored, show);
      return change(stored);
    });
    return this.toList(request, kind, `content.${kind}.toast.updated`);
  }

  /** Publishes or unpublishes from the list. */
  setStatus(
    request: FastifyRequest,
    kind: ArticleKind,
    target: { id: number; expected: ExpectedVersions },
    status: ArticleStatus,
  ) {
    return this.update(request, kind, { ...target, show: toFormValues }, () => ({ status }));
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
    const note = toast(this.i18n, request.locale, 'success', message);
    return this.redirects.toList(request, list, { ...note, ...flash });
  }
}
