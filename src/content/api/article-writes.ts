import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ApiQuery } from '../../core/http/api/api-query.js';
import type { IfFresh } from '../../core/http/versions/if-match.decorator.js';
import { ApiArticles } from './api-articles.js';
import type { ArticleChanges } from '../article.changes.js';
import type { ArticleKind, ArticleOf } from '../article-kind.js';
import { ArticleWriter } from '../writing/article-writer.js';

interface Target {
  id: number;
  ifFresh: IfFresh;
}
interface ReadTarget extends Target {
  query: ApiQuery;
}

/** Writes of the API to posts and pages; each returns the same as a read. */
@Injectable()
export class ArticleWrites {
  constructor(
    private readonly writer: ArticleWriter,
    private readonly api: ApiArticles,
  ) {}

  async create(request: FastifyRequest, kind: ArticleKind, changes: ArticleChanges, query: ApiQuery) {
    const id = await this.writer.create(request.actor, kind, changes);
    return this.api.one(request, kind, id, { query });
  }

  /** @throws Stale if it changed after it was read; NotFound, Invalid, Conflict as the writer */
  async update<Kind extends ArticleKind>(
    request: FastifyRequest,
    kind: Kind,
    { id, ifFresh, query }: ReadTarget,
    change: (stored: ArticleOf<Kind>) => ArticleChanges,
  ) {
    const read = () => this.api.one(request, kind, id, { query });
    await this.writer.update(request.actor, kind, id, ifFresh(read, change));
    return read();
  }

  /** @throws as `update` */
  async remove(request: FastifyRequest, kind: ArticleKind, { id, ifFresh }: Target): Promise<void> {
    await this.writer.remove(
      request.actor,
      kind,
      id,
      ifFresh(() => this.api.one(request, kind, id)),
    );
  }

  /** @throws as `update` */
  async restore(request: FastifyRequest, kind: ArticleKind, { id, ifFresh, query }: ReadTarget) {
    const read = () => this.api.one(request, kind, id, { query, deleted: true });
    await this.writer.restore(request.actor, kind, id, ifFresh(read));
    return read();
  }
}
