import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Media } from '../media/media.entity.js';
import { User } from '../users/user.entity.js';
import { Article } from './article.js';

/** A post of the platform's blog. */
@Entity('blogs')
export class Blog extends Article {
  @Column('integer', { nullable: true })
  coverMediaId: number | null;

  @ManyToOne(() => Media)
  @JoinColumn({ name: 'cover_media_id' })
  cover: Relation<Media> | null;

  /** Who began it. */
  @Column('integer', { nullable: true })
  authorId: number | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'author_id' })
  author: Relation<User> | null;

  /** Visitors see it from then on, once it is published; a time to come schedules it. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;
}
