import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentPage } from '../../../src/content/content-page.entity.js';
import { placeholdersIn } from '../../../src/content/markdown/markdown-placeholders.js';
import { ArticleWriter } from '../../../src/content/writing/article-writer.js';
import { allFilledIn } from '../data/page-facts.js';

/** Fills in the default pages and publishes them; pages without placeholders stay. */
export async function seedPages(app: INestApplicationContext): Promise<void> {
  const pages = await app.get(DataSource).getRepository(ContentPage).find();
  for (const { id, body } of pages.filter(isUnfilled))
    await app.get(ArticleWriter).update(null, 'page', id, () => ({
      body: allFilledIn(body),
      status: 'published',
    }));
}

const isUnfilled = ({ key, body }: ContentPage) =>
  key !== null && Object.values(body).some((text) => placeholdersIn(text ?? '').length);
