import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Media } from '../media/media.entity.js';
import { User } from '../users/user.entity.js';
import { Article } from './article.js';

/** A post of the blog. */
@Entity('blogs')
export class Blog extends Article {
  @Column('integer', { nullable: true })
  coverMediaId: number | null;

  @ManyToOne(() => Media)
  @JoinColumn({ name: 'cover_media_id' })
  cover: Relation<Media> | null;

  /** Author. */
  @Column('integer', { nullable: true })
  authorId: number | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'author_id' })
  author: Relation<User> | null;

  /** Visitors see a published post from then on; a future time schedules it. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;
}
