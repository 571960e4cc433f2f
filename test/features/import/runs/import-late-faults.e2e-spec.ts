import { Katalog } from '../../../support/katalog.js';

/** Items without offers, more than probing reads. */
const BEGINNING = '<offer><productCode>K</productCode></offer>\n'.repeat(21_000);

const feed = (end: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<katalog version="1" language="sl" currency="EUR">\n${BEGINNING}${end}`;
const offer = (name: string) =>
  `<offer><productCode>Z</productCode><name>${name}</name><price>3.50</price><link>https://trgovina.example/Z</link></offer>`;

const katalog = await Katalog.use();
const store = await katalog.store();

describe('a feed with an error after its probed beginning', () => {
  it.each([
    ['not well-formed', Buffer.from(feed(`${offer('Čaj')}</katalo>`))],
    ['not well-formed, and no UTF-8', Buffer.from(feed(`${offer('\u00c8aj')}</katalo>`), 'latin1')],
  ])('is refused when it is %s, and its results are deleted', async (_, file) => {
    const run = await katalog.import(store, file);
    expect(run).toMatchObject({
      status: 'failed',
      counters: { read: 0, rejected: 0 },
      issueCounts: [],
    });
    expect(
      await katalog.rows(`select failure->>'code' as code from imports where id = $1`, [run.id]),
    ).toEqual([{ code: 'feed_tag_unmatched' }]);
    for (const table of ['import_staged_items', 'import_issues', 'import_issue_counts', 'import_coverage'])
      expect(await katalog.rows(`select from ${table} where import_id = $1`, [run.id])).toEqual([]);
    expect(await katalog.rows('select from products where company_id = $1', [store.company.id])).toEqual([]);
  });

  it('is read again when it turns out not to be UTF-8, with each issue counted once', async () => {
    const bytes = Buffer.from(feed(`${offer('\u00c8aj \u009aipek')}</katalog>`), 'latin1');
    const run = await katalog.import(store, bytes);
    expect(run).toMatchObject({
      status: 'done',
      counters: { read: 21_001, rejected: 21_000, created: 1 },
      issueCounts: expect.arrayContaining([expect.objectContaining({ code: 'encoding_false', count: 1 })]),
    });
    expect(await katalog.rows('select name from products where company_id = $1', [store.company.id])).toEqual(
      [{ name: { sl: 'Čaj šipek' } }],
    );
  });
});
