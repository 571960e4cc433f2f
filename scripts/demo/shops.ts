import { serviceFacts } from './data/service-facts.js';
import { DEMO_SERVICES } from './data/services.js';
import type { DemoStore } from './data/demo-store.js';
import { DEMO_STORES } from './data/stores.js';
import type { Pair } from './data/words.js';
import { sentOffers } from './feeds/store-feed.js';
import { escape } from './feeds/xml.js';
import { namePicture } from './pictures.js';

/** A product or service on its page in a shop. */
interface Item {
  /** From the root of the shop. */
  path: string;
  name: Pair;
  picture: string | undefined;
  price: number;
  currency: string;
  regularPrice: number | null;
  /** Further facts. */
  facts: Pair[];
}

const TEXTS = {
  notice: [
    'Prikazna trgovina: izdelki in cene so izmišljeni, kupiti ni mogoče ničesar.',
    'Demo shop: its products and prices are made up, and nothing can be bought.',
  ],
  before: ['Redna cena', 'Regular price'],
  delivery: ['Dostava', 'Delivery'],
  free: ['Brezplačna dostava', 'Free delivery'],
  monthly: ['na mesec', 'a month'],
  booking: [
    'Tukaj bi izbrali termin; v prikazu ga ni mogoče rezervirati.',
    'You would choose an appointment here; none can be booked in the demo.',
  ],
  all: ['Vsa ponudba', 'Everything'],
} as const satisfies Record<string, Pair>;

const AVAILABILITY: Record<string, Pair> = {
  in_stock: ['Na zalogi', 'In stock'],
  out_of_stock: ['Ni na zalogi', 'Out of stock'],
  backorder: ['Po naročilu', 'On backorder'],
  preorder: ['Prednaročilo', 'Pre-order'],
};

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 50rem; padding: 0 1rem 3rem }
  .notice { background: #fff3c4; border: 1px solid #b58900; color: #222; padding: 0.5rem 1rem }
  img { aspect-ratio: 1; max-width: 22rem; width: 100% }
  .price { font-size: 2rem; font-weight: 700; margin: 0 }
`;

/**
 * Pages of the demo's shops, to which the links of its offers lead: with the prices of the store's feed.
 * @param path from the root of the server: `/shops/<store>`, and an item's path after it
 * @returns null: there is no such page
 */
export function shopPage(path: string, language: 0 | 1): string | null {
  const [, , slug, ...rest] = path.split('/');
  const store = DEMO_STORES.find((candidate) => candidate.slug === slug);
  if (!store) return null;
  const items = itemsOf(store);
  const wanted = rest.join('/');
  const item = items.find((candidate) => candidate.path === wanted);
  if (wanted && !item) return null;
  const content = item ? itemPart(item, store, language) : listPart(items, store, language);
  return `<!doctype html><html lang="${['sl', 'en'][language]}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(item ? item.name[language] : store.name)}</title><style>${STYLE}</style>
<p class="notice">${TEXTS.notice[language]}</p>
<p><strong>${escape(store.name)}</strong></p>
${content}</html>`;
}

function itemsOf(store: DemoStore): Item[] {
  const offers = sentOffers(store).map((offer) => ({
    ...offer,
    path: offer.link.replace(`${store.website}/`, ''),
    picture: offer.pictures[0],
    facts: [
      AVAILABILITY[offer.availability] ?? ([offer.availability, offer.availability] as const),
      deliveryText(offer.deliveryCost),
      offer.contract && monthlyText(offer.contract),
    ].filter((fact) => fact !== null),
  }));
  const services = DEMO_SERVICES.filter((service) => service.store === store.slug && service.online).map(
    (service) => ({
      path: servicePath(service.code),
      name: service.name,
      picture: namePicture(...service.picture),
      price: service.price,
      currency: 'EUR',
      regularPrice: service.regularPrice ?? null,
      facts: [
        ...serviceFacts(service).map(({ name, value }) =>
          both((language) => `${name[language]}: ${value[language]}`),
        ),
        TEXTS.booking,
      ],
    }),
  );
  // an offer without a link has no page
  return [...offers, ...services].filter(({ path }) => path);
}

export const servicePath = (code: string) => `storitev/${code.toLowerCase()}`;

const deliveryText = (cost: number | null): Pair | null =>
  cost === null
    ? null
    : cost === 0
      ? TEXTS.free
      : both((language) => `${TEXTS.delivery[language]}: ${money(cost, 'EUR', language)}`);

const monthlyText = ({ months, cost }: { months: number; cost: number }): Pair =>
  both((language) => `${months} × ${money(cost, 'EUR', language)} ${TEXTS.monthly[language]}`);

const both = (text: (language: 0 | 1) => string): Pair => [text(0), text(1)];

function itemPart(
  { name, picture, price, currency, regularPrice, facts }: Item,
  store: DemoStore,
  language: 0 | 1,
): string {
  const before =
    regularPrice === null
      ? ''
      : `<p>${TEXTS.before[language]}: <s>${money(regularPrice, currency, language)}</s></p>`;
  return `<h1>${escape(name[language])}</h1>
${picture ? `<img src="/pictures/${picture}" alt="">` : ''}
<p class="price">${money(price, currency, language)}</p>${before}
${facts.map((fact) => `<p>${escape(fact[language])}</p>`).join('\n')}
<p><a href="/shops/${store.slug}">${TEXTS.all[language]}</a></p>`;
}

function listPart(items: Item[], { slug }: DemoStore, language: 0 | 1): string {
  const rows = items.map(
    ({ path, name, price, currency }) =>
      `<li><a href="/shops/${slug}/${path}">${escape(name[language])}</a> ${money(price, currency, language)}</li>`,
  );
  return `<h1>${TEXTS.all[language]}</h1><ul>${rows.join('\n')}</ul>`;
}

const money = (amount: number, currency: string, language: 0 | 1) =>
  new Intl.NumberFormat(['sl-SI', 'en-GB'][language], { style: 'currency', currency }).format(amount);
