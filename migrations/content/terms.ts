import type { PageText } from './page-text.js';

export const TERMS: PageText = {
  title: { sl: 'Pogoji uporabe', en: 'Terms of use' },
  slug: { sl: 'pogoji-uporabe', en: 'terms-of-use' },
  summary: {
    sl: 'Kaj ponujamo, kaj lahko pričakujejo obiskovalci in kaj velja za trgovine.',
    en: 'What we offer, what visitors can expect and what applies to stores.',
  },
  body: {
    sl: `Veljajo od [[datum]]. Ponudnik je naveden na strani [Kdo smo in stik](/strani/kdo-smo).

## Kaj je ta stran

Stran je katalog izdelkov in storitev s primerjavo cen. Izdelkov ne prodajamo: pogodbo sklenete s trgovino, na njeni strani in po njenih pogojih. Obiskovalci katalog uporabljajo brezplačno in brez registracije.

## Cene in podatki

- Cene vključujejo DDV in so v evrih, razen kjer je izrecno navedena druga valuta.
- Podatke posredujejo trgovine. Ob vsaki ceni je navedeno, kdaj smo jo zadnjič preverili; med dvema preverjanjema se lahko spremeni.
- Velja cena, ki jo trgovina prikaže ob oddaji naročila.
- Slike so lahko simbolične.

Prizadevamo si za točne podatke in prijavljene napake popravljamo. Za odločitev, sprejeto samo na podlagi podatka v katalogu, ne odgovarjamo, razen kadar je napaka nastala zaradi naše hude malomarnosti ali namena. Pravic, ki jih imate kot potrošnik po zakonu, ti pogoji ne omejujejo.

## Kako razvrščamo

Kaj vpliva na razvrstitev izdelkov in ponudb, je opisano na strani [Kako razvrščamo](/strani/kako-razvrscamo).

## Za trgovine

Trgovina se registrira z resničnimi podatki. Račun trgovine začne veljati, ko ga odobrimo. Trgovina:

1. posreduje samo podatke o izdelkih, ki jih resnično prodaja, s ceno, po kateri jih je mogoče kupiti;
2. jamči, da sme uporabljati opise, slike in znamke, ki jih posreduje, in nam dovoli, da jih prikažemo v katalogu;
3. ob znižanjih navaja najnižjo ceno zadnjih 30 dni, kot zahteva zakon;
4. ne ponuja izdelkov, katerih prodaja ali oglaševanje je prepovedano;
5. varuje dostope svojih zaposlenih in nas obvesti, če sumi na zlorabo.

Ponudbo, ki ne ustreza tem pravilom, lahko skrijemo; trgovino o tem obvestimo in navedemo razlog. Ob ponavljajočih se kršitvah lahko račun deaktiviramo. Trgovina lahko odločitvi ugovarja na naslov [[e-poštni naslov]]; odgovorimo v [[število]] dneh. Trgovina lahko sodelovanje kadar koli konča.

## Avtorske pravice

Imetnik avtorskih pravic na zasnovi strani in besedilih, ki jih napišemo sami, je ponudnik. Pravice na vsebinah, ki jih posredujejo trgovine, ohranijo trgovine. Obsežno samodejno prepisovanje kataloga brez našega soglasja ni dovoljeno.

## Spremembe in pravo

O bistvenih spremembah pogojev trgovine obvestimo vsaj 15 dni vnaprej. Velja slovensko pravo; za spore, ki jih ne rešimo sporazumno, je pristojno sodišče v [[kraj]], za potrošnike pa sodišče po zakonu.
`,
    en: `Effective from [[date]]. The provider is named on the page [Company details and contact](/en/pages/imprint).

## What this site is

This site is a catalogue of products and services with price comparison. We don’t sell products: your contract is with the store, on its site and under its terms. Visitors can use the catalogue free of charge and without registering.

## Prices and data

- Prices include VAT and are in euros, unless another currency is stated.
- Stores send us the data. Each price shows when we last checked it; it may change between checks.
- The price the store shows when you place your order applies.
- Images may be for illustration only.

We aim for accurate data and fix reported errors. We aren’t liable for decisions based solely on the catalogue’s data, unless an error results from our gross negligence or intent. These terms don’t limit your statutory rights as a consumer.

## How we rank

How products and offers are ranked is described on the page [How we rank](/en/pages/how-we-rank).

## For stores

A store must register with accurate details. Its account becomes active once we approve it. The store:

1. sends data only for products it actually sells, at the price at which they can be bought;
2. guarantees that it has the right to use the descriptions, images and brands it sends, and allows us to show them in the catalogue;
3. states the lowest price in the last 30 days alongside discounts, as required by law;
4. doesn’t offer products whose sale or advertising is prohibited;
5. protects its staff’s access and tells us if it suspects misuse.

We may hide an offer that breaks these rules; we’ll tell the store why. After repeated breaches, we may disable the account. The store can object by writing to [[e-mail address]]; we’ll reply within [[number]] days. The store can stop taking part at any time.

## Copyright

The provider owns the copyright in the design of the site and in the texts we write ourselves. Stores keep their rights in the content they send. Large-scale automated copying of the catalogue isn’t allowed without our permission.

## Changes and law

We notify stores of material changes to these terms at least 15 days in advance. Slovenian law applies. Disputes we can’t settle amicably fall under the jurisdiction of the court in [[town]]; for consumers, of the court determined by law.
`,
  },
};
