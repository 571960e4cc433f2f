import type { PageText } from './page-text.js';

export const RANKING: PageText = {
  title: { sl: 'Kako razvrščamo', en: 'How we rank' },
  slug: { sl: 'kako-razvrscamo', en: 'how-we-rank' },
  summary: {
    sl: 'Kako so razvrščeni izdelki in ponudbe, kaj vpliva na razvrstitev in česa pri nas ni mogoče kupiti.',
    en: 'How products and offers are ranked, what affects the ranking, and what can’t be bought.',
  },
  body: {
    sl: `Od razvrstitve je odvisno, kateri izdelek opazite najprej. Zato tu pojasnjujemo, kako nastane.

## Mesta na seznamih niso naprodaj

Nobena trgovina ne more plačati za višje mesto v iskanju, v kategoriji ali med ponudbami izdelka. Na razvrstitev prav tako ne vpliva, ali in koliko zaslužimo, ko obiščete trgovino.

## Ponudbe enega izdelka

Ponudbe istega izdelka prepoznamo po kodi EAN (GTIN) in po stanju izdelka: nove, obnovljene in rabljene izdelke primerjamo ločeno. Ponudbe razvrstimo po ceni, od najnižje do najvišje; razprodane so na koncu. S klikom na glavo stolpca jih lahko razvrstite po ceni z dostavo. Pri tem so ponudbe brez navedenega stroška dostave za tistimi z znanim stroškom: neznanega stroška dostave ne štejemo za brezplačno dostavo.

| Kaj vidite | Od kod je |
|---|---|
| Cena in redna cena | iz podatkov trgovine, z DDV |
| Strošek in rok dostave | iz podatkov trgovine |
| Zaloga | iz podatkov trgovine, ob zadnjem preverjanju |
| Najnižja cena v 30 dneh | iz naše zgodovine cen te ponudbe |

Ob vsaki ceni je navedeno, kdaj smo jo zadnjič preverili. Če se cena v trgovini razlikuje, velja cena v trgovini.

## Rezultati iskanja

Privzeto so izdelki razvrščeni po ustreznosti. Izdelek, katerega EAN, šifro ali oznako proizvajalca ste vpisali, je vedno prvi. Če ste iskali ime kategorije, sledijo izdelki te kategorije. Za njimi so izdelki, ki imajo v imenu ali znamki iskane besede natanko tako, kot ste jih vpisali, nato izdelki z drugimi oblikami teh besed in nazadnje izdelki s sopomenkami. Pri enakem ujemanju odloča priljubljenost.

Druge razvrstitve izberete sami:

- **Najprej cenejši** in **Najprej dražji** – po najnižji ceni med ponudbami, ki ustrezajo izbranim filtrom in niso razprodane; izdelki, ki jih ni mogoče kupiti, so na koncu;
- **Najnižja cena z dostavo** – po najnižji ceni s prištetim stroškom dostave;
- **Po imenu** – po abecedi;
- **Najnovejši** – po dnevu, ko se je izdelek prvič pojavil v katalogu;
- **Najbolj priljubljeni** – po številu ogledov in odhodov v trgovine v zadnjih 30 dneh, brez robotov in ponovitev.

## Izpostavljeni izdelki

Izdelke v vrsticah na začetni strani izbere katalog samodejno: priljubljene po številu ogledov in odhodov v trgovine v zadnjih 30 dneh, nove po datumu, znižane pa po odstotku, za katerega je cena nižja od najnižje cene te trgovine v 30 dneh pred znižanjem. Ročno izbranih ali plačanih mest ni.

## Katere trgovine so vključene

Vključene so trgovine, ki so se registrirale in nam posredujejo svoje podatke, zato seznam ne zajema vseh trgovin na trgu. Pogoji za vključitev so za vse enaki. Plačilo za sodelovanje: [[kako katalog zasluži, na primer: trgovine plačajo za obisk]].

## Napaka?

Če cena, opis ali razvrstitev ni pravilna, nam pišite na [[e-poštni naslov]]. Podatke bomo preverili in napako popravili.
`,
    en: `The order of results determines what you notice first. Here’s how we decide it.

## Positions aren’t for sale

No store can pay for a higher position in search results, in a category or among a product’s offers. It also makes no difference whether, or how much, we earn when you visit a store.

## Offers of one product

We match offers for the same product by its EAN (GTIN) and condition: new, refurbished and used products are compared separately. Offers are sorted by price, lowest first; sold-out offers come last. Click a column heading to sort them by total price. Offers with no stated delivery cost then come after those with a known cost: we don’t treat unknown delivery as free.

| What you see | Where it comes from |
|---|---|
| Price and regular price | the store’s data, including VAT |
| Delivery cost and time | the store’s data |
| Stock | the store’s data when last checked |
| Lowest price in 30 days | our price history for that offer |

Each price shows when we last checked it. If the price in the store differs, the store’s price applies.

## Search results

By default, products are sorted by relevance. A product whose EAN, product code or MPN you typed always comes first. If you searched for the name of a category, products in that category come next. They’re followed by products whose name or brand contains your words exactly as you typed them, then other forms of those words, and finally synonyms. If products match equally well, the more popular one comes first.

You can also select another sort order:

- **Lowest price first** and **Highest price first** – by the lowest price among the offers that match your filters and aren’t sold out; products you can’t buy at the moment come last;
- **Lowest total price** – by the lowest price including delivery;
- **By name** – in alphabetical order;
- **Newest** – by the day the product first appeared in the catalogue;
- **Most popular** – by views and visits to stores in the last 30 days, excluding bots and repeated clicks.

## Featured products

The rows on the home page are generated automatically: popular products by clicks in the last 30 days, new products by date, and discounted products by how far, in per cent, the price is below that store’s lowest price in the 30 days before the discount. No position is hand-picked or paid for.

## Which stores are included

We include stores that have registered and send us their data, so the list doesn’t cover every store on the market. The conditions are the same for all. Payment for taking part: [[how the catalogue earns money, for example: stores pay per visit]].

## Found an error?

If a price, description or ranking is wrong, write to [[e-mail address]]. We’ll check it and put it right.
`,
  },
};
