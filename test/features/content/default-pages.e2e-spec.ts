import pg from 'pg';
import { DraftUnfilledPages20261128232500 } from '../../../migrations/20261128232500-draft-unfilled-pages.js';
import { IMPRINT } from '../../../migrations/content/imprint.js';
import { PRIVACY } from '../../../migrations/content/privacy.js';
import { RANKING } from '../../../migrations/content/ranking.js';
import { TERMS } from '../../../migrations/content/terms.js';
import { filledIn, PAGE_FACTS } from '../../../scripts/demo/data/page-facts.js';
import { placeholdersIn } from '../../../src/content/markdown/markdown-placeholders.js';
import { LOCALES } from '../../../src/core/i18n/locales.js';
import { migrate } from '../../../src/core/database/migrate.js';
import { seedPages } from '../../../scripts/demo/seed/demo-pages.js';
import { startApp } from '../../support/app.js';
import { Visitor } from '../../support/browser/visitor.js';
import { createEmptyDatabase } from '../../support/database.js';

const PAGES = [IMPRINT, PRIVACY, RANKING, TERMS];

describe('the default pages', () => {
  it.each(LOCALES)('have no placeholders in the demo, in %s', (locale) => {
    const texts = PAGES.map(({ body }) => body[locale]);
    expect(texts.map((text) => filledIn(text, locale)).flatMap(placeholdersIn)).toEqual([]);
    const used = new Set(texts.flatMap(placeholdersIn));
    expect(Object.keys(PAGE_FACTS[locale]).filter((name) => !used.has(`[[${name}]]`))).toEqual([]);
  });

  it('are not linked by a fresh installation, and complete after the demo filled them in', async () => {
    const database = await createEmptyDatabase();
    await migrate(database.url);
    const started = await startApp({ database });
    try {
      const visitor = new Visitor(started.origin);
      const linked = async () => (await visitor.page('/en', 'storefront/home')).props.reading.pages;
      expect(await linked()).toEqual([]);
      expect((await visitor.get('/en/pages/privacy', { accept: 'text/html' })).status).toBe(404);
      await seedPages(started.app);
      expect((await linked()).map(({ key }) => key)).toEqual(['ranking', 'terms', 'privacy', 'imprint']);
      for (const locale of LOCALES)
        for (const { slug } of PAGES) {
          const path = locale === 'sl' ? `/strani/${slug.sl}` : `/en/pages/${slug.en}`;
          const { page } = (await visitor.page(path, 'articles/page')).props;
          expect(JSON.stringify(page.body)).not.toMatch(/\[\[|<mark>/);
        }
    } finally {
      await started.close();
    }
  });

  it('are drafts of a fresh installation, and pages that people edited stay published', async () => {
    const database = await createEmptyDatabase();
    await migrate(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const published = async () =>
        (await client.query<{ key: string }>(`select key from pages where status = 'published'`)).rows;
      expect((await client.query('select from pages')).rowCount).toBe(4);
      expect(await published()).toEqual([]);
      await client.query(`update pages set status = 'published'`);
      await client.query(`update pages set updated_at = now() + interval '1 second' where key = 'terms'`);
      const runner = { query: (sql: string) => client.query(sql) };
      await new DraftUnfilledPages20261128232500().up(runner as never);
      expect(await published()).toEqual([{ key: 'terms' }]);
    } finally {
      await client.end();
      await database.drop();
    }
  });
});
