import type { EntityManager, EntityTarget, SelectQueryBuilder } from 'typeorm';
import { Blog } from './blog.entity.js';
import { ContentPage } from './content-page.entity.js';

export const ENTITIES = { blog: Blog, page: ContentPage };
export type ArticleKind = keyof typeof ENTITIES;
export type ArticleOf<Kind extends ArticleKind> = InstanceType<(typeof ENTITIES)[Kind]>;

/** Routes of their sections in the admin area. */
export const SECTIONS = { blog: 'admin.blogs', page: 'admin.pages' } as const;
export type Section = (typeof SECTIONS)[ArticleKind];

/** Query for articles of a kind, with the joins of posts. */
export function withParts<Kind extends ArticleKind>(
  manager: EntityManager,
  kind: Kind,
): SelectQueryBuilder<ArticleOf<Kind>> {
  const entity: EntityTarget<unknown> = ENTITIES[kind];
  const found = manager.createQueryBuilder(entity as EntityTarget<ArticleOf<Kind>>, 'article');
  if (kind === 'blog')
    found.leftJoinAndSelect('article.cover', 'cover').leftJoinAndSelect('article.author', 'author');
  return found;
}
