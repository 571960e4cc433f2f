import { Column, DeleteDateColumn } from 'typeorm';
import { Row } from '../core/database/row.js';
import type { Translations } from '../core/i18n/local-text.js';

export const ARTICLE_STATUSES = ['draft', 'published'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** Columns that posts and pages share. */
export abstract class Article extends Row {
  @Column('jsonb')
  title: Translations;

  /** Slugs. */
  @Column('jsonb')
  slug: Translations;

  /** Plain text, for lists and search engines. */
  @Column('jsonb', { default: {} })
  summary: Translations;

  /** Markdown; images are `media:<id>`. */
  @Column('jsonb', { default: {} })
  body: Translations;

  @Column('text', { default: 'draft' })
  status: ArticleStatus;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
