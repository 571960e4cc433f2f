import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../src/access/actor.js';
import { ArticleWriter } from '../../../src/content/writing/article-writer.js';
import { MediaService } from '../../../src/media/media.service.js';
import { type DemoBlog, DEMO_BLOGS } from '../data/blogs.js';
import { drawCover } from '../pictures.js';

const DAY_MS = 24 * 3_600_000;

/** Adds the demo's posts with their covers; existing ones stay. */
export async function seedBlogs(app: INestApplicationContext, by: Actor): Promise<void> {
  const rows = await app
    .get(DataSource)
    .query<{ title: string }[]>(`select title->>'sl' as title from blogs`);
  const known = new Set(rows.map(({ title }) => title));
  const author = by.kind === 'person' && by.userId > 0 ? by : null;
  for (const blog of DEMO_BLOGS.filter(({ title }) => !known.has(title.sl)))
    await app.get(ArticleWriter).create(author, 'blog', {
      title: blog.title,
      summary: blog.summary,
      body: blog.body,
      status: 'published',
      publishedAt: new Date(Date.now() - blog.daysAgo * DAY_MS),
      coverMediaId: await addCover(app, blog),
    });
}

/** Through the form for uploads. */
async function addCover(app: INestApplicationContext, { cover, alt }: DemoBlog): Promise<number | null> {
  const content = await drawCover(...cover);
  if (!content) return null;
  const fileName = `${cover[0]}.webp`;
  const mediaId = await app
    .get(MediaService)
    .storeUpload({ companyId: null, content: Readable.from(content), fileName });
  await app.get(DataSource).query('update media set alt = $2 where id = $1', [mediaId, alt]);
  return mediaId;
}
