import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { ContentPage } from '../../../src/content/content-page.entity.js';
import { placeholdersIn } from '../../../src/content/markdown/markdown-placeholders.js';
import { ArticleWriter } from '../../../src/content/writing/article-writer.js';
import { allFilledIn } from '../data/page-facts.js';

/** Fills in the default pages, states that their facts are invented, and publishes them; pages without placeholders stay. */
export async function seedPages(app: INestApplicationContext): Promise<void> {
  const pages = await app.get(DataSource).getRepository(ContentPage).find();
  for (const { id, body } of pages.filter(isUnfilled))
    await app.get(ArticleWriter).update(null, 'page', id, () => ({
      body: withNotice(allFilledIn(body)),
      status: 'published',
    }));
}

const withNotice = (body: Record<Locale, string>): Record<Locale, string> => ({
  sl: `**Prikaz z izmišljenimi podatki.** Podjetje, naslovi in številke na tej strani ne obstajajo.\n\n${body.sl}`,
  en: `**Demo with invented data.** The company, addresses and numbers on this page do not exist.\n\n${body.en}`,
});

const isUnfilled = ({ key, body }: ContentPage) =>
  key !== null && Object.values(body).some((text) => placeholdersIn(text ?? '').length);
