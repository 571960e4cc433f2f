import { Column, Entity } from 'typeorm';
import { Article } from './article.js';

/** Pages that the product itself links to; in the order of the footer. */
export const PAGE_KEYS = ['ranking', 'terms', 'privacy', 'imprint'] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** A page of the platform: terms, privacy, or whatever else there is to say. */
@Entity('pages')
export class ContentPage extends Article {
  /** null for a free page, which may be deleted. */
  @Column('text', { nullable: true })
  key: PageKey | null;
}
