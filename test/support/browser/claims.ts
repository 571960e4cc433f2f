import type { Document } from './document.js';

type Locale = 'sl' | 'en';
type Data = Record<string, unknown>;

const TAGS: Record<Locale, string> = { sl: 'sl-SI', en: 'en-GB' };
const WORDS: Record<string, Record<Locale, string>> = {
  'https://schema.org/InStock': { sl: 'Na zalogi', en: 'In stock' },
  'https://schema.org/OutOfStock': { sl: 'Ni na zalogi', en: 'Out of stock' },
  'https://schema.org/PreOrder': { sl: 'Prednaročilo', en: 'Preorder' },
  'https://schema.org/BackOrder': { sl: 'Po naročilu', en: 'Available to order' },
  'https://schema.org/UsedCondition': { sl: 'Rabljeno', en: 'Used' },
  'https://schema.org/RefurbishedCondition': { sl: 'Obnovljeno', en: 'Refurbished' },
  // implied
  'https://schema.org/NewCondition': { sl: '', en: '' },
};

/**
 * Compares the structured data of a page with its visible content: nothing may be claimed that is not shown.
 */
export class Claims {
  /** The expectation for each claim; an unknown one is refused. */
  private readonly checks: Record<string, (value: string, data: Data) => void> = {
    '@context': (value) => expect(value).toBe('https://schema.org'),
    '@type': () => undefined,
    name: (value) => this.says(value),
    headline: (value) => this.says(value),
    description: (value) => this.says(value.replace(/…$/, '')),
    url: (value) => this.leadsTo(value),
    item: (value) => this.leadsTo(value),
    mainEntityOfPage: (value) => this.leadsTo(value),
    image: (value) => this.shows(value),
    logo: (value) => this.shows(value),
    gtin: (value) => this.says(value),
    mpn: (value) => this.says(value),
    email: (value) => this.says(value),
    telephone: (value) => this.says(value),
    availability: (value) => this.says(WORDS[value]![this.locale]),
    itemCondition: (value) => this.says(WORDS[value]![this.locale]),
    price: (value, data) => this.costs(value, data),
    lowPrice: (value, data) => this.costs(value, data),
    highPrice: (value, data) => this.costs(value, data),
    priceCurrency: (value) => expect(value).toMatch(/^[A-Z]{3}$/),
    offerCount: (value, data) => expect((data.offers as Data[]).length).toBe(Number(value)),
    numberOfItems: (value, data) => expect((data.itemListElement as Data[]).length).toBe(Number(value)),
    position: () => undefined,
    datePublished: (value) => expect(this.page.body).toContain(`dateTime="${value}"`),
    dateModified: (value) => expect(new Date(value).toISOString()).toBe(value),
    inLanguage: (value) => expect(value).toBe(this.locale),
  };

  constructor(
    private readonly page: Document,
    private readonly origin: string,
    private readonly locale: Locale,
  ) {}

  check(): void {
    for (const data of this.page.jsonLd) this.walk(data);
  }

  private walk(data: Data): void {
    for (const [key, value] of Object.entries(data)) {
      const parts = [value].flat();
      for (const part of parts) {
        if (typeof part === 'object') this.walk(part as Data);
        else if (this.checks[key]) this.checks[key](String(part), data);
        else throw new Error(`Nobody checks ${key}`);
      }
      if (key === 'itemListElement')
        expect(parts.map((part) => (part as Data).position)).toEqual(parts.map((_, index) => index + 1));
    }
  }

  private says(text: string): void {
    expect(this.page.text).toContain(text);
  }

  private costs(amount: string, { priceCurrency }: Data): void {
    const price = new Intl.NumberFormat(TAGS[this.locale], {
      style: 'currency',
      currency: String(priceCurrency),
      useGrouping: 'always',
    });
    expect(amount).toMatch(/^\d+\.\d\d$/);
    this.says(price.format(Number(amount)).replace(/\s/g, ' '));
  }

  /** A link, or the page itself. */
  private leadsTo(address: string): void {
    const { links, page } = this.page;
    const path = address.replace(this.origin, '') || '/';
    const known = new Set([...links.keys(), page.url.split('?')[0]!, page.url]);
    expect([address, known.has(path)]).toEqual([address, true]);
  }

  private shows(address: string): void {
    expect(address.startsWith(`${this.origin}/media/`)).toBe(true);
    expect(this.page.body).toContain(`src="${address.slice(this.origin.length)}"`);
  }
}
