import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { Media } from '../media/media.entity.js';
import { CompanyTerms } from './terms/company-terms.js';

/** `pending`: signed up, and not approved yet. */
export type CompanyStatus = 'pending' | 'active' | 'inactive';

/** A store; products of an inactive one are not visible. */
@Entity('companies')
export class Company extends CompanyTerms {
  @Column({ type: 'text' })
  companyName: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'integer', nullable: true })
  logoMediaId: number | null;

  @ManyToOne(() => Media, { nullable: true })
  @JoinColumn({ name: 'logo_media_id' })
  logo?: Relation<Media> | null;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'jsonb' })
  description: Translations;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'jsonb' })
  deliveryNote: Translations;

  @Column({ type: 'boolean' })
  active: boolean;

  /** Time of the first activation; null: awaiting approval. */
  @Column({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  /** The language of texts in its feeds; `other` stores them in both, marked. */
  @Column({ type: 'text' })
  feedLanguage: Locale | 'other';

  /** The treatment of offers in a currency other than EUR. */
  @Column({ type: 'text' })
  foreignCurrency: 'mark' | 'reject';

  /** ISO 4217 of prices in its feeds that have no currency. */
  @Column({ type: 'text' })
  feedCurrency: string;
}
