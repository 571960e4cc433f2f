import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Locale } from '../../core/i18n/locales.js';

/** Words or phrases that searches in one language treat as equal. */
@Entity('synonyms')
export class Synonym {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  language: Locale;

  /** Search terms. */
  @Column('text', { array: true })
  words: string[];

  /** Found for the words as well, but not the other way; empty: the words mean the same. */
  @Column('text', { array: true })
  meanings: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
