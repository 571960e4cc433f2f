import { Column, Entity } from 'typeorm';
import { Row } from '../../core/database/row.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Words or phrases that searches in one language treat as equal. */
@Entity('synonyms')
export class Synonym extends Row {
  @Column('text')
  language: Locale;

  /** Search terms. */
  @Column('text', { array: true })
  words: string[];

  /** Found for the words as well, but not the other way; empty: the words mean the same. */
  @Column('text', { array: true })
  meanings: string[];
}
