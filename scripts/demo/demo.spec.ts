import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { assertTerms, CompanyTermsInput } from '../../src/companies/terms/company-terms.input.js';
import type { FeedItem } from '../../src/import/feed/offer.js';
import { readFeed } from '../../src/import/feed/reading/read-feed.js';
import { AttributeRegistry } from '../../src/attributes/attribute-registry.js';
import { DEMO_ATTRIBUTES } from './data/attributes.js';
import { categoryPath, DEMO_CATEGORIES } from './data/categories.js';
import { colourName } from './data/colours.js';
import { demoOffers } from './offers.js';
import { drawLogo, drawPicture, pictureName } from './pictures.js';
import { PRODUCT_TYPES } from './data/product-types.js';
import { type DemoAttribute, demoProducts } from './products.js';
import { katalogFeed } from './feeds/katalog-feed.js';
import { escape } from './feeds/xml.js';
import { demoShopLink } from '../../src/companies/demo-shop-link.js';
import { sentOffers } from './feeds/store-feed.js';
import { servicePath, shopPage } from './shops.js';
import { DEMO_SERVICE_CATEGORIES } from './data/service-categories.js';
import { serviceFacts } from './data/service-facts.js';
import { DEMO_SERVICES } from './data/services.js';
import { DEMO_STORES } from './data/stores.js';
import { DEMO_POSTS } from './data/posts.js';
import { linksIn, productsCalled, servicesCalled } from './seed/post-links.js';
import { termsOf } from './seed/store-terms.js';
import { eventsOfDay, type VisitedGroup, VISITED_DAYS } from './data/visits.js';

describe('the demo catalogue', () => {
  const offers = [...demoOffers().values()].flat();

  it('has about 1,300 offers of products that often several stores sell', () => {
    const sellers = new Map<string, number>();
    for (const { product } of offers) sellers.set(product.ean, (sellers.get(product.ean) ?? 0) + 1);
    const shared = [...sellers.values()].filter((count) => count > 1).length / sellers.size;
    expect(offers.length).toBeGreaterThan(1250);
    expect(offers.length).toBeLessThan(1400);
    expect(shared).toBeGreaterThan(0.4);
    expect(shared).toBeLessThan(0.6);
    expect(DEMO_CATEGORIES.length).toBeGreaterThanOrEqual(6);
  });

  it('gives every product a name of its own in both languages', () => {
    const products = demoProducts();
    for (const language of [0, 1])
      expect(new Set(products.map(({ name }) => name[language])).size).toBe(products.length);
    expect(new Set(products.map(({ ean }) => ean)).size).toBe(products.length);
  });

  it('sells flagships in eight stores, in all sizes and colours, with five images, and one refurbished', () => {
    const flagships = PRODUCT_TYPES.filter(({ flagship }) => flagship);
    expect(new Set(flagships.map(({ category }) => categoryPath(category)![0])).size).toBe(3);
    for (const type of flagships) {
      const own = offers.filter(({ product }) => product.type === type);
      const twins = own.filter(({ condition }) => condition === 'refurbished');
      const products = new Set(own.map(({ product }) => product.ean));
      expect([products.size, own.length, twins.length]).toEqual([24, 8 * 24 + 1, 1]);
      const [twin] = twins;
      for (const { ean, price } of own.filter((offer) => offer !== twin))
        if (ean === twin!.ean) expect(price).toBeGreaterThan(twin!.price);
      expect(Math.max(...own.map(({ pictures }) => new Set(pictures).size))).toBe(5);
      expect(new Set(own.map(({ price }) => price)).size).toBeGreaterThan(4);
    }
  });

  it('has English names of nearly all products, also of those that other stores name in Slovenian only', () => {
    const languages = new Map<string, Set<string>>();
    for (const [{ feed }, own] of demoOffers())
      for (const { product, condition } of own) {
        const key = `${product.ean} ${condition}`;
        languages.set(key, (languages.get(key) ?? new Set()).add(feed === 'katalog' ? 'both' : 'sl'));
      }
    const shareWith = (...wanted: string[]) =>
      [...languages.values()].filter(
        (each) => each.size === wanted.length && wanted.every((one) => each.has(one)),
      ).length / languages.size;
    expect(shareWith('sl')).toBeLessThan(0.05);
    expect(shareWith('sl', 'both')).toBeGreaterThan(0.1);
  });

  it('gives no product an attribute that contradicts its name', () => {
    const contradictions = demoProducts().flatMap(({ name, model, attributes, type }) => {
      // »14″« next to »Zaslon 15,6 ″«
      const sizes = [...name[1].matchAll(/([\d.]+)\s?(″|%|[a-zA-Z]+)/g)].flatMap(([, number, unit]) => {
        const alike = attributes.filter((attribute) => attribute.unit === unit);
        const isStated = alike.some(({ value }) => value[1] === number);
        return alike.length && !isStated
          ? [`${name[1]}: ${alike.map(({ value }) => value[1]).join()} ${unit}`]
          : [];
      });
      // »Pero 14« of a type with 14 ″ and 15,6 ″; »Temna pražba« of coffee that is lightly roasted
      const words = model.toLowerCase().split(' ');
      const named = [...type.facts, ...(type.option ? [type.option] : [])].flatMap(
        ({ name: [fact], values }) => {
          const possible = values.map((value) => String(Array.isArray(value) ? value[0] : value));
          const meant = possible.filter((value) => words.includes(value));
          const own = attributes.find((attribute) => attribute.name[0] === fact)?.value[0].replace(',', '.');
          return meant.length && !meant.includes(own ?? '') ? [`${name[0]}: ${fact} ${own}`] : [];
        },
      );
      const colours = attributes.filter(({ name: [fact] }) => fact === 'Barva').map(({ value }) => value[1]);
      const coloured = colours
        .filter((colour) => !name[1].endsWith(colour))
        .map((colour) => `${name[1]}: ${colour}`);
      return [...sizes, ...named, ...coloured];
    });
    expect(contradictions).toEqual([]);
  });

  it('puts every type into a category', () => {
    for (const type of PRODUCT_TYPES)
      expect(categoryPath(type.category)?.length ?? type.category).toBeGreaterThan(1);
  });

  it('has a drawing of every product and store', async () => {
    const drawings = await readdir('scripts/demo/drawings');
    for (const { type, variant } of demoProducts()) expect(drawings).toContain(`${type.id}.${variant}.svg`);
    expect(await drawPicture('headphones.black.3.webp')).toBeNull();
    expect((await drawPicture(pictureName(demoProducts()[0]!)))?.length).toBeGreaterThan(1000);
    for (const { slug } of DEMO_STORES) expect(await drawLogo(slug)).not.toBeNull();
  });

  it('never sells above the regular price, and sends free of charge where a store promises it', () => {
    for (const [{ delivery }, own] of demoOffers())
      for (const { price, regularPrice, deliveryCost } of own) {
        expect(price).toBeGreaterThan(0);
        if (regularPrice !== null) expect(regularPrice).toBeGreaterThan(price);
        expect(deliveryCost).toBe(price >= delivery.freeFrom ? 0 : delivery.cost);
      }
  });

  it('has stores with different terms, and companies that are clearly invented', async () => {
    for (const store of DEMO_STORES) {
      const input = plainToInstance(CompanyTermsInput, termsOf(store));
      expect(await validate(input)).toEqual([]);
      expect(() => assertTerms(input)).not.toThrow();
      expect(store.terms.legalName).toContain('(demo)');
    }
    expect(new Set(DEMO_STORES.map(({ terms }) => terms.vatNumber)).size).toBe(DEMO_STORES.length);
    expect(new Set(DEMO_STORES.map(({ terms }) => terms.payments.join())).size).toBe(DEMO_STORES.length);
    // one store states no cost
    expect(DEMO_STORES.filter(({ delivery }) => delivery.cost === null)).toHaveLength(1);
  });

  it('has values that fit what its visitors filter by', () => {
    const definitions = DEMO_ATTRIBUTES.map(({ name: [sl, en], type, unit }, id) => {
      return { id, name: { sl, en }, type, unit };
    });
    const yes = { sl: 'da', en: 'yes' };
    const registry = new AttributeRegistry(definitions, { yes, no: { sl: 'ne', en: 'no' } });
    const values = new Map(definitions.map(({ id }) => [id, new Set<string>()]));
    const facts = [...DEMO_SERVICES.map(serviceFacts), ...demoProducts().map(({ attributes }) => attributes)];
    for (const attributes of facts)
      for (const { name, value, unit = null } of attributes as DemoAttribute[]) {
        const definition = registry.find({ sl: name[0], en: name[1] });
        if (!definition) continue;
        const read = registry.read(definition, { value: { sl: value[0], en: value[1] }, unit });
        expect([name, read]).not.toEqual([
          name,
          expect.objectContaining({ key: expect.anything() as string }),
        ]);
        values.get(definition.id)!.add(JSON.stringify(read));
      }
    // an attribute without values is no filter
    expect([...values].filter(([, some]) => !some.size).map(([id]) => definitions[id]!.name)).toEqual([]);
    for (const { categories } of DEMO_ATTRIBUTES)
      for (const category of categories)
        expect(categoryPath(category) ?? categoryPath(category, DEMO_SERVICE_CATEGORIES)).not.toBeNull();
    // in a town, or at the customer's
    for (const { value } of DEMO_SERVICES.flatMap(serviceFacts)) expect(value.every(Boolean)).toBe(true);
  });

  it.each([...demoOffers()].map(([{ slug }, own]) => [slug, own] as const))(
    'is read without a single remark: %s',
    async (_, own) => {
      const origin = 'http://127.0.0.1:1';
      const feed = katalogFeed(own, `${origin}/pictures`);
      const items: FeedItem[] = [];
      const open = () => Readable.from([Buffer.from(feed)]);
      for await (const batch of readFeed(open, { privateOrigins: [origin] })) items.push(...batch);
      expect(items.length).toBe(own.length);
      expect(items.flatMap(({ issues }) => issues)).toEqual([]);
      expect(items.every(({ kind }) => kind === 'offer')).toBe(true);
    },
  );

  it('lets colours agree with their nouns', () => {
    expect(colourName('red', 'n')[0]).toBe('rdeče');
    expect(colourName('darkBlue', 'm')[0]).toBe('temno moder');
    expect(colourName('darkBlue', 'fp')[0]).toBe('temno modre');
    expect(colourName('orange', 'mp')[0]).toBe('oranžni');
  });
});

describe('the shops of the demo', () => {
  const SHOPS = 'http://127.0.0.1:1/shops';
  const language = 0;
  const pageAt = (link: string) => shopPage(new URL(link).pathname, language);

  it.each(DEMO_STORES)('show each offer of $name at the price of its feed', (store) => {
    const sold = sentOffers(store).filter(({ link }) => link);
    expect(sold.length).toBeGreaterThan(10);
    for (const { link, name, price, currency } of sold) {
      const page = pageAt(demoShopLink(link, SHOPS));
      const shown = new Intl.NumberFormat('sl-SI', { style: 'currency', currency }).format(price);
      expect(page).toContain(`<h1>${escape(name[language])}</h1>`);
      expect(page).toContain(`<p class="price">${shown}</p>`);
    }
  });

  it('have their services, a list of everything, and no other pages', () => {
    const { store, code, name } = DEMO_SERVICES.find(({ online }) => online)!;
    expect(shopPage(`/shops/${store}/${servicePath(code)}`, 1)).toContain(escape(name[1]));
    expect(shopPage(`/shops/${store}`, 1)).toContain(escape(name[1]));
    expect(shopPage(`/shops/${store}/izdelek/x`, 1)).toBeNull();
    expect(shopPage('/shops/x', 1)).toBeNull();
  });

  it('replace no shop that may exist', () => {
    expect(demoShopLink('https://www.kasca.example', SHOPS)).toBe(`${SHOPS}/kasca`);
    for (const link of [
      'https://www.kasca.si/x',
      'https://kasca.example.com/x',
      'https://www.kasca.example.com',
    ])
      expect(demoShopLink(link, SHOPS)).toBe(link);
    expect(demoShopLink('https://www.kasca.example/x', null)).toBe('https://www.kasca.example/x');
  });
});

describe('the posts of the demo', () => {
  const sold = new Map<string, string[]>();
  for (const { name, condition } of [...demoOffers().values()].flat())
    sold.set(name[0], [...(sold.get(name[0]) ?? []), condition]);

  it('are twelve', () => expect(DEMO_POSTS).toHaveLength(12));

  it.each(DEMO_POSTS)('link to categories and to products that are sold: $title.en', ({ body }) => {
    const links = linksIn(body.sl);
    expect(linksIn(body.en)).toEqual(links);
    const products = links.filter(({ kind }) => kind === 'product' || kind === 'refurbished');
    expect(products.length).toBeGreaterThan(1);
    expect(links.some(({ kind }) => kind === 'category')).toBe(true);
    const services = links.filter(({ kind }) => kind === 'service');
    expect(services.filter(({ key }) => !servicesCalled(key).length)).toEqual([]);
    for (const { kind, key } of products) {
      const conditions = productsCalled(key).flatMap(([name]) => sold.get(name) ?? []);
      expect([key, conditions]).toEqual([
        key,
        expect.arrayContaining([kind === 'product' ? 'new' : 'refurbished']),
      ]);
    }
    for (const text of Object.values(body)) {
      const words = text.match(/[\p{L}\d]+/gu)!.length;
      expect(words).toBeGreaterThan(250);
      expect(words).toBeLessThan(550);
    }
  });
});

describe('the visits of the demo', () => {
  const groups = Array.from({ length: 200 }, (_, n): VisitedGroup => {
    const offers = Array.from({ length: 1 + (n % 3) }, (__, m) => ({
      id: n * 3 + m,
      companyId: m,
      ean: null,
    }));
    return { key: `product ${n}`, categoryId: n % 9, offers };
  });
  const viewsOf = (daysAgo: number, weekday: number) =>
    eventsOfDay(groups, daysAgo, weekday).filter(({ type }) => type === 'PRODUCT_CLICK');

  it('are the same each time, more on Sundays than on Fridays, and more lately', () => {
    expect(eventsOfDay(groups, 3, 1)).toEqual(eventsOfDay(groups, 3, 1));
    expect(viewsOf(3, 0).length).toBeGreaterThan(viewsOf(3, 5).length * 1.2);
    expect(viewsOf(0, 2).length + viewsOf(1, 2).length).toBeGreaterThan(
      viewsOf(VISITED_DAYS - 1, 2).length + viewsOf(VISITED_DAYS - 2, 2).length,
    );
  });

  it('are of a few products most of all, on one day', () => {
    const events = eventsOfDay(groups, 3, 1);
    const views = new Map<number, number>();
    for (const { productId } of viewsOf(3, 1)) views.set(productId!, (views.get(productId!) ?? 0) + 1);
    const counts = [...views.values()].sort((a, b) => b - a);
    expect(counts[0]!).toBeGreaterThan(5 * counts[Math.floor(counts.length / 2)]!);
    expect(new Set(events.map(({ type }) => type)).size).toBe(4);
    for (const { secondOfDay } of events) expect(secondOfDay).toBeLessThan(24 * 3600);
  });
});
