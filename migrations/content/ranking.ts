import type { PageText } from './page-text.js';

export const RANKING: PageText = {
  title: { sl: 'Kako razvrščamo', en: 'How we rank' },
  slug: { sl: 'kako-razvrscamo', en: 'how-we-rank' },
  summary: {
    sl: 'Po čem so razvrščeni izdelki in ponudbe, kaj na vrstni red vpliva in česa pri nas ni mogoče kupiti.',
    en: 'What decides the order of products and offers, what influences it, and what cannot be bought here.',
  },
  body: {
    sl: `Vrstni red rezultatov odloča, kaj opazite najprej. Zato povemo, kako nastane.

## Mesta v seznamih niso naprodaj

Nobena trgovina ne more plačati za višje mesto v iskanju, v kategoriji ali med ponudbami izdelka. Na vrstni red prav tako ne vpliva, ali in koliko zaslužimo, ko obiščete trgovino.

## Ponudbe enega izdelka

Ponudbe istega izdelka prepoznamo po črtni kodi (EAN oziroma GTIN) in po stanju: novo, obnovljeno in rabljeno primerjamo ločeno. Razvrstimo jih po ceni, najnižja je prva. S klikom na glavo stolpca jih razvrstite po končni ceni z dostavo. Ponudba, pri kateri trgovina stroška dostave ni navedla, stoji pri takem razvrščanju za tistimi z znanim stroškom: neznane dostave ne štejemo za brezplačno.

| Kaj vidite | Od kod je |
|---|---|
| Cena in redna cena | iz podatkov trgovine, z DDV |
| Strošek in rok dostave | iz podatkov trgovine |
| Zaloga | iz podatkov trgovine, ob zadnjem preverjanju |
| Najnižja cena v 30 dneh | iz naše zgodovine cen te ponudbe |

Ob vsaki ceni piše, kdaj smo jo zadnjič preverili. Če se cena v trgovini razlikuje, velja cena v trgovini.

## Rezultati iskanja

Privzeto so izdelki razvrščeni po ustreznosti. Najprej je izdelek s šifro, ki ste jo vpisali, nato so izdelki kategorije, če ste iskali njeno ime, za njimi pa tisti, ki imajo iskane besede v imenu ali znamki natanko tako, kot ste jih vpisali, tisti z drugimi oblikami teh besed in nazadnje tisti s sopomenkami. Natančna črtna koda ali koda izdelka je vedno prva. Pri enakem ujemanju odloča priljubljenost.

Druge razvrstitve izberete sami:

- **cena** – po najnižji ceni med ponudbami, ki ustrezajo izbranim filtrom;
- **cena z dostavo** – enako, s prištetim stroškom dostave;
- **novo** – po dnevu, ko se je izdelek prvič pojavil v katalogu;
- **priljubljeno** – po številu ogledov in obiskov trgovin v zadnjih 30 dneh, brez robotov in ponovljenih klikov.

## Izpostavljeni izdelki

Vrstice na začetni strani nastanejo same: priljubljeni po klikih zadnjih 30 dni, novi po datumu, znižani po odstotku, za katerega je cena padla pod najnižjo ceno te trgovine v 30 dneh pred znižanjem. Ročno izbranih ali plačanih mest ni.

## Katere trgovine so vključene

Vključene so trgovine, ki so se prijavile in nam posredujejo svoje podatke; seznam torej ne zajema vseh trgovin na trgu. Pogoji za vključitev so za vse enaki. Plačilo za sodelovanje: [[kako platforma zasluži, na primer: trgovine plačajo za obisk]].

## Napaka?

Če cena, opis ali razvrstitev ni pravilna, nam pišite na [[e-poštni naslov]]. Preverimo in popravimo.
`,
    en: `The order of results decides what you notice first. So we say how it comes about.

## Places in lists are not for sale

No store can pay for a higher place in search, in a category or among the offers of a product. Nor does it matter whether, or how much, we earn when you visit a store.

## Offers of one product

We recognise offers of the same product by its barcode (EAN or GTIN) and its condition: new, refurbished and used are compared separately. They are ordered by price, the lowest first. Click the head of a column to order them by the total price with delivery. An offer whose store does not state what delivery costs stands behind those whose cost is known: we do not count unknown delivery as free.

| What you see | Where it comes from |
|---|---|
| Price and regular price | the store's data, with VAT |
| Cost and time of delivery | the store's data |
| Stock | the store's data when last checked |
| Lowest price of 30 days | our price history of that offer |

Beside every price it says when we last checked it. Where the price in the store differs, the price in the store counts.

## Search results

By default products are ordered by relevance. First comes the product with the code that you have typed, then those of a category if you have searched for its name, then those whose name or brand has the words just as you have typed them, those with other forms of these words, and last those with synonyms. An exact barcode or product code always comes first. Where the match is equal, popularity decides.

You choose other orders yourself:

- **price** – by the lowest price among the offers that match your filters;
- **total price** – the same with the cost of delivery added;
- **newest** – by the day on which the product first appeared in the catalogue;
- **popular** – by views and visits to stores in the last 30 days, without robots and repeated clicks.

## Featured products

The rows on the home page make themselves: popular ones by clicks of the last 30 days, new ones by date, reduced ones by the percentage by which the price has fallen below that store’s lowest price in the 30 days before. No place is picked by hand or paid for.

## Which stores are included

Stores that have signed up and send us their data; so the list does not cover every store on the market. The conditions are the same for all. Payment for taking part: [[how the platform earns, for example: stores pay per visit]].

## A mistake?

If a price, a description or an order is not right, write to [[e-mail address]]. We check and correct it.
`,
  },
};
