import type { BlogJson } from '../../../src/content/article.json.js';
import { ArticleWriter } from '../../../src/content/writing/article-writer.js';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { anEan, numberedOffers } from '../../support/data/feed.js';
import { refreshReadModel } from '../../support/data/read-model.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use({ worker: false });
const store = await katalog.store('Prva trgovina');
const other = await katalog.store('Druga trgovina');
const visitor = katalog.visitor();

describe('links to products and categories in posts', () => {
  const post = async (sl: string, en = sl) =>
    katalog.app.get(ArticleWriter).create(null, 'blog', {
      title: { sl: 'Vodnik', en: 'Guide' },
      body: { sl, en },
      status: 'published',
    });
  const partsOf = async (id: number, path = `/blogi/${id}/vodnik`) =>
    (await visitor.page(path, 'articles/blog')).props.blog.body!.parts;
  const change = async (id: number, what: string) => {
    await katalog.rows(`update products set ${what} where id = $1`, [id]);
    await refreshReadModel(katalog.app, [id]);
  };
  const sellKettle = (price: number, fields: object = {}) =>
    katalog.sellOne(store, { productCode: anEan(), name: { sl: 'Čajnik', en: 'Kettle' }, price, ...fields });

  it('show the lowest price of all stores at the moment, in the language of the page', async () => {
    const ean = anEan();
    const id = await sellKettle(25, { ean, deliveryCost: 4 });
    const text = `Prej.\n\n[Naš čajnik](/izdelek/${id}/staro-ime)\n\nGlejte [čajnik](/izdelek/${id}/cajnik).`;
    const blog = await post(text);
    const [before, products, after] = await partsOf(blog);
    expect(before).toEqual({ type: 'text', html: '<p>Prej.</p>\n' });
    expect(products).toMatchObject({
      type: 'products',
      cards: [
        {
          id,
          url: `/izdelek/${id}/cajnik`,
          lowestPrice: { amount: 25, currency: 'EUR' },
          offerCount: 1,
          storeName: 'Prva trgovina',
          availability: 'in_stock',
          notes: ['Z dostavo: 29,00\u00a0€'],
        },
      ],
    });
    expect(after).toEqual({
      type: 'text',
      html: `<p>Glejte <a href="/izdelek/${id}/cajnik" data-visit>čajnik</a>.</p>\n`,
    });

    await katalog.sellOne(other, { productCode: anEan(), name: 'Čajnik', price: 19.9, ean });
    const document = await visitor.document(`/en/blogs/${blog}/guide`);
    expect(document.text).toContain('2 offers');
    expect(document.text).toContain('€19.90');
    expect(document.body).toContain(`href="/en/product/${id}/kettle"`);
    expect(document.body).not.toContain('/izdelek/');
    // structured data has no price that could be old
    expect(document.head).not.toMatch(/19[.,]9/);
  });

  it('show no price of a product that nobody sells, and nothing of one that nobody may see', async () => {
    const soldOut = await sellKettle(11.11, { availability: 'out_of_stock' });
    const deleted = await sellKettle(22.22);
    const draft = await sellKettle(33.33);
    const links = [soldOut, deleted, draft, 999_999].map((id) => `[Čajnik & ${id}](/izdelek/${id})`);
    const blog = await post(links.join('\n\n'));
    await change(deleted, `status = 'inactive', deleted_at = now()`);
    await change(draft, `status = 'draft'`);
    expect(await partsOf(blog)).toMatchObject([
      { type: 'products', cards: [{ id: soldOut, availability: 'out_of_stock' }] },
      { type: 'gone', name: { text: 'Čajnik' }, url: `/izdelek/${deleted}/cajnik` },
      { type: 'gone', name: { text: `Čajnik & ${draft}` }, url: null },
      { type: 'gone', name: { text: 'Čajnik & 999999' }, url: null },
    ]);
    const { text, body } = await visitor.document(`/blogi/${blog}/vodnik`);
    expect(text).toContain('Ni na zalogi');
    expect(text).toContain('Čajnik Ni več v ponudbi');
    expect(text).not.toMatch(/22,22|33,33/);
    expect(body).not.toContain(`href="/izdelek/${draft}`);
  });

  it('show a category with the number of its products and the first of them', async () => {
    const category = await katalog.category({ sl: 'Čajniki', en: 'Kettles' });
    await katalog.sell(store, ...numberedOffers(6, { category: 'Čajniki' }));
    const ids = await katalog.values<number>(`select id from products where name ->> 'sl' like 'Izdelek %'`);
    await katalog.rows('delete from product_categories where product_id = any($1)', [ids]);
    await katalog.rows(
      'insert into product_categories (product_id, category_id, position) select unnest($1::integer[]), $2, 0',
      [ids, category],
    );
    await refreshReadModel(katalog.app, ids);
    await katalog.app.get(CategoriesService).refreshCounts();
    const blog = await post(
      `[x](/izdelki/rezultati/${category})\n\n[x](/izdelki/rezultati/${category}?priceTo=5)\n\n[x](/izdelki/rezultati/999999)`,
    );
    const [block, text] = await partsOf(blog, `/en/blogs/${blog}/guide`);
    expect(block).toMatchObject({
      type: 'category',
      category: {
        name: { text: 'Kettles' },
        url: `/en/products/results/${category}/kettles`,
        productCount: 6,
      },
    });
    const { cards } = block as Extract<typeof block, { type: 'category' }>;
    expect(cards).toHaveLength(4);
    const listed = await visitor.page(`/en/products/results/${category}/kettles`, 'products/category');
    expect(cards.map(({ id }) => id)).toEqual(listed.props.list.cards.slice(0, 4).map(({ id }) => id));
    // a filtered list and one that does not exist
    expect(JSON.stringify(text).match(/<a /g)).toHaveLength(2);
    const few = await post(`[x](/izdelki/rezultati/${category})\n\n`.repeat(5));
    expect((await partsOf(few)).filter(({ type }) => type === 'category')).toHaveLength(5);
  });

  it('are bounded, and each product is in a table once', async () => {
    const id = await sellKettle(10);
    const blog = await post(`[x](/izdelek/${id})\n\n`.repeat(60));
    const [table, text] = await partsOf(blog);
    expect(table).toMatchObject({ type: 'products', cards: [{ id }] });
    expect(JSON.stringify(text).match(/<a /g)).toHaveLength(36);
  });

  it('are as harmless as any other text', async () => {
    const id = await sellKettle(10, { name: { sl: '<b onclick=x>Čajnik</b>', en: 'Kettle' } });
    const blog = await post(
      [
        `[<img src=x onerror=alert(1)>](/izdelek/${id})`,
        `[x](/izdelek/${id}"onmouseover="alert(1))`,
        '[<script>alert(1)</script>](/izdelek/999999)',
        '[x](/izdelek/1e3)',
        '[x](/izdelek/99999999999999999999)',
        '[x](/izdelek/%ff)',
        '[x](//evil.test/izdelek/1)',
      ].join('\n\n'),
    );
    const { body } = await visitor.document(`/blogi/${blog}/vodnik`);
    expect(body).not.toMatch(/<img[^>]*onerror|<script>alert|<b onclick|"\s*onmouseover=|href="\/\/evil/);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('are links without prices in the feed and the API, where prices would soon be old', async () => {
    const id = await sellKettle(44.44);
    const blog = await post(`[Naš čajnik](/izdelek/${id}/cajnik)`);
    const feed = await (await visitor.get('/en/blogs.xml')).text();
    expect(feed).toContain(`href=&#34;${katalog.origin}/en/product/${id}/cajnik&#34;`);
    const { html } = await visitor.read<BlogJson>(`/api/blogs/${blog}`);
    expect(html).toBe(`<p><a href="/izdelek/${id}/cajnik" data-visit>Naš čajnik</a></p>\n`);
    expect(feed + html).not.toMatch(/44[.,]44/);
  });

  it('are previewed with their prices', async () => {
    const id = await sellKettle(55.55);
    const platform = await katalog.signedInAs('super_admin');
    const { preview } = await platform.preview('/en/admin/blogs/preview', 'content/blogs', ['preview'], {
      body: { sl: `[x](/en/product/${id})`, en: '' },
    });
    const shown = { url: `/izdelek/${id}/cajnik`, lowestPrice: { amount: 55.55 } };
    expect(preview).toMatchObject({ sl: [{ type: 'products', cards: [shown] }], en: [] });
  });

  it('stay links while products cannot be read', async () => {
    const id = await sellKettle(66.66);
    const blog = await post(`[Naš čajnik](/izdelek/${id}/cajnik)`);
    await katalog.rows('alter table catalogue_offers rename to out_of_reach');
    try {
      const { status, body } = await visitor.document(`/blogi/${blog}/vodnik`);
      expect(status).toBe(200);
      expect(body).toContain(`<a href="/izdelek/${id}/cajnik" data-visit>Naš čajnik</a>`);
    } finally {
      await katalog.rows('alter table out_of_reach rename to catalogue_offers');
    }
  });
});
