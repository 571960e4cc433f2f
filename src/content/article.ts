import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Translations } from '../core/i18n/local-text.js';

export const ARTICLE_STATUSES = ['draft', 'published'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** What blog posts and pages have in common. */
export abstract class Article {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('jsonb')
  title: Translations;

  /** Parts of the address. */
  @Column('jsonb')
  slug: Translations;

  /** Plain text: below the title, in lists and for search engines. */
  @Column('jsonb', { default: {} })
  summary: Translations;

  /** Markdown; pictures are `media:<id>`. */
  @Column('jsonb', { default: {} })
  body: Translations;

  @Column('text', { default: 'draft' })
  status: ArticleStatus;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
