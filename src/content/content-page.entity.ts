import { Column, Entity } from 'typeorm';
import { Article } from './article.js';

/** Pages that the site itself links to, in the order of the footer. */
export const PAGE_KEYS = ['ranking', 'terms', 'privacy', 'imprint'] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** A page of text, such as terms or privacy. */
@Entity('pages')
export class ContentPage extends Article {
  /** null: not linked by the site itself, and may be deleted. */
  @Column('text', { nullable: true })
  key: PageKey | null;
}
