import type { PageText } from './page-text.js';

export const TERMS: PageText = {
  title: { sl: 'Pogoji uporabe', en: 'Terms of use' },
  slug: { sl: 'pogoji-uporabe', en: 'terms-of-use' },
  summary: {
    sl: 'Kaj ponujamo, kaj lahko pričakujete obiskovalci in kaj velja za trgovine.',
    en: 'What we offer, what visitors can expect, and what applies to stores.',
  },
  body: {
    sl: `Veljajo od [[datum]]. Ponudnik je naveden na strani [Kdo smo in stik](/strani/kdo-smo).

## Kaj je ta stran

Stran je katalog izdelkov in storitev s primerjavo cen. Izdelkov ne prodajamo: pogodbo sklenete s trgovino, na njeni strani in po njenih pogojih. Uporaba kataloga je za obiskovalce brezplačna in brez registracije.

## Cene in podatki

- Cene vključujejo DDV in so v evrih, razen kjer je izrecno navedena druga valuta.
- Podatke posredujejo trgovine. Ob vsaki ceni piše, kdaj smo jo zadnjič preverili; med preverjanjema se lahko spremeni.
- Velja cena, ki jo trgovina prikaže ob oddaji naročila.
- Slike so lahko simbolične.

Prizadevamo si za točne podatke in prijavljene napake popravimo. Za odločitev, sprejeto samo na podlagi podatka v katalogu, ne odgovarjamo, razen kadar je napaka nastala zaradi naše hude malomarnosti ali namena. Pravic, ki jih imate kot potrošnik po zakonu, ti pogoji ne omejujejo.

## Kako razvrščamo

Kaj odloča o vrstnem redu izdelkov in ponudb, je opisano na strani [Kako razvrščamo](/strani/kako-razvrscamo).

## Za trgovine

Trgovina se registrira z resničnimi podatki. Njen račun začne veljati, ko ga odobrimo. Trgovina:

1. posreduje le podatke o izdelkih, ki jih resnično prodaja, s ceno, po kateri jih je mogoče kupiti;
2. jamči, da sme uporabljati opise, slike in znamke, ki jih posreduje, in nam dovoli, da jih prikažemo v katalogu;
3. ob znižanjih navaja najnižjo ceno zadnjih 30 dni, kot zahteva zakon;
4. ne ponuja izdelkov, katerih prodaja ali oglaševanje je prepovedano;
5. varuje dostope svojih ljudi in nas obvesti, če sumi zlorabo.

Ponudbo, ki teh pravil ne spoštuje, lahko skrijemo; o tem trgovino obvestimo z razlogom. Ob ponavljajočih se kršitvah lahko račun izključimo. Trgovina lahko odločitvi ugovarja na [[e-poštni naslov]]; odgovorimo v [[število]] dneh. Sodelovanje lahko kadar koli konča.

## Avtorske pravice

Zasnova strani in besedila, ki jih napišemo sami, so naša. Vsebine trgovin ostanejo njihove. Obsežno samodejno prepisovanje kataloga brez dovoljenja ni dovoljeno.

## Spremembe in pravo

O bistvenih spremembah pogojev trgovine obvestimo vsaj 15 dni prej. Velja slovensko pravo; za spore, ki jih ne rešimo sporazumno, je pristojno sodišče v [[kraj]], za potrošnike pa sodišče po zakonu.
`,
    en: `In force since [[date]]. The provider is named on the page [Imprint and contact](/en/pages/imprint).

## What this site is

The site is a catalogue of products and services with a comparison of prices. We sell no products: you conclude the contract with a store, on its site and by its terms. Visitors use the catalogue free of charge and without signing up.

## Prices and data

- Prices include VAT and are in euros, except where another currency is stated.
- Stores send us the data. Beside every price it says when we last checked it; it may change between two checks.
- The price that the store shows when you place the order is the one that counts.
- Pictures may be illustrations.

We strive for correct data, and correct mistakes that are reported. We are not liable for decisions made on the catalogue's data alone, except where a mistake is due to our gross negligence or intent. These terms do not limit the rights that the law gives you as a consumer.

## How we rank

What decides the order of products and offers is described on the page [How we rank](/en/pages/how-we-rank).

## For stores

A store signs up with true data. Its account becomes active when we approve it. The store:

1. sends data only of products that it really sells, at the price at which they can be bought;
2. guarantees that it may use the descriptions, pictures and brands that it sends, and allows us to show them in the catalogue;
3. states the lowest price of the last 30 days beside discounts, as the law requires;
4. offers no products whose sale or advertising is prohibited;
5. protects the access of its people, and tells us when it suspects misuse.

We may hide an offer that does not keep to these rules, and tell the store why. After repeated breaches we may close the account. The store may object at [[e-mail address]]; we answer within [[number]] days. It may end its participation at any time.

## Copyright

The design of the site and the texts that we write ourselves are ours. What stores send remains theirs. Copying the catalogue automatically on a large scale is not allowed without permission.

## Changes and law

We tell stores of substantial changes to these terms at least 15 days before. Slovenian law applies; disputes that we cannot settle are decided by the court in [[town]], and for consumers by the court that the law provides.
`,
  },
};
