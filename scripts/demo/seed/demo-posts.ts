import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../src/access/actor.js';
import { ArticleWriter } from '../../../src/content/writing/article-writer.js';
import { MediaService } from '../../../src/media/media.service.js';
import { type DemoPost, DEMO_POSTS } from '../data/posts.js';
import { drawCover } from '../pictures.js';
import { PostLinks } from './post-links.js';

const DAY_MS = 24 * 3_600_000;

/** A post that the catalogue does not have yet, with its cover. */
export interface MissingPost {
  post: DemoPost;
  coverMediaId: number | null;
}

/** Before the imports, so that the covers are ready when their posts appear. */
export async function addCovers(app: INestApplicationContext): Promise<MissingPost[]> {
  const rows = await app
    .get(DataSource)
    .query<{ title: string }[]>(`select title->>'sl' as title from blogs`);
  const known = new Set(rows.map(({ title }) => title));
  const missing = DEMO_POSTS.filter(({ title }) => !known.has(title.sl));
  return Promise.all(missing.map(async (post) => ({ post, coverMediaId: await addCover(app, post) })));
}

/** After the imports, because posts link to products. */
export async function seedPosts(
  app: INestApplicationContext,
  by: Actor,
  missing: MissingPost[],
): Promise<void> {
  const author = by.kind === 'person' && by.userId > 0 ? by : null;
  const links = await PostLinks.read(app);
  for (const { post, coverMediaId } of missing)
    await app.get(ArticleWriter).create(author, 'blog', {
      title: post.title,
      summary: post.summary,
      body: { sl: links.resolve(post.body.sl, 'sl'), en: links.resolve(post.body.en, 'en') },
      status: 'published',
      publishedAt: new Date(Date.now() - post.daysAgo * DAY_MS),
      coverMediaId,
    });
}

/** Through the form for uploads. */
async function addCover(app: INestApplicationContext, { cover, alt }: DemoPost): Promise<number | null> {
  const content = await drawCover(...cover);
  if (!content) return null;
  const fileName = `${cover[0]}.webp`;
  const mediaId = await app
    .get(MediaService)
    .storeUpload({ companyId: null, content: Readable.from(content), fileName });
  await app.get(DataSource).query('update media set alt = $2 where id = $1', [mediaId, alt]);
  return mediaId;
}
