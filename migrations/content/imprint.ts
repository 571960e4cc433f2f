import type { PageText } from './page-text.js';

export const IMPRINT: PageText = {
  title: { sl: 'Kdo smo in stik', en: 'Imprint and contact' },
  slug: { sl: 'kdo-smo', en: 'imprint' },
  summary: {
    sl: 'Podatki o ponudniku te strani in kako nas dosežete.',
    en: 'Who runs this site, and how to reach us.',
  },
  body: {
    sl: `## Ponudnik

[[ime podjetja s pravno obliko]]\\
[[ulica in hišna številka]]\\
[[poštna številka in kraj]], Slovenija

- **Matična številka**: [[matična številka]]
- **Identifikacijska številka za DDV**: [[SI številka]]
- **Vpis v register**: [[registrski organ in številka vpisa]]
- **Osnovni kapital**: [[znesek]]
- **Zastopa**: [[ime in priimek]]

## Stik

E-pošta: [[e-poštni naslov]]\\
Telefon: [[telefonska številka]], [[čas, ko je kdo dosegljiv]]

- **Napaka pri izdelku ali ceni**: pošljite povezavo do izdelka in kaj ni prav.
- **Vprašanje o naročilu, dostavi ali reklamaciji**: obrnite se na trgovino, pri kateri ste kupili. Mi izdelkov ne prodajamo.
- **Trgovine**: za vključitev v katalog se [registrirajte](/prijava).
- **Osebni podatki**: glejte [zasebnost](/strani/zasebnost).

## Odgovornost za vsebino

Opise, cene in slike izdelkov posredujejo trgovine. Preverjamo jih samodejno in jih ob prijavi napake popravimo ali umaknemo. Za ponudbo na svoji strani odgovarja trgovina.

## Nadzor in reševanje sporov

Nadzor nad varstvom potrošnikov v Sloveniji opravlja [Tržni inšpektorat Republike Slovenije](https://www.gov.si/drzavni-organi/organi-v-sestavi/trzni-inspektorat/). Izvajalec izvensodnega reševanja potrošniških sporov: [[izvajalec ali izjava, da ga podjetje ne priznava]].
`,
    en: `## Provider

[[name of the company with its legal form]]\\
[[street and number]]\\
[[postcode and town]], Slovenia

- **Registration number**: [[registration number]]
- **VAT number**: [[SI number]]
- **Register**: [[register and entry number]]
- **Share capital**: [[amount]]
- **Represented by**: [[name and surname]]

## Contact

E-mail: [[e-mail address]]\\
Telephone: [[telephone number]], [[hours]]

- **A mistake in a product or price**: send the link to the product and what is wrong.
- **A question about an order, delivery or complaint**: turn to the store where you bought. We sell no products.
- **Stores**: [sign up](/en/login) to be included in the catalogue.
- **Personal data**: see [privacy](/en/pages/privacy).

## Responsibility for content

Stores send us descriptions, prices and pictures of products. We check them automatically, and correct or withdraw them when a mistake is reported. The store answers for the offer on its own site.

## Supervision and disputes

Consumer protection in Slovenia is supervised by the [Market Inspectorate of the Republic of Slovenia](https://www.gov.si/en/state-authorities/bodies-within-ministries/market-inspectorate/). Provider of out-of-court settlement of consumer disputes: [[provider, or a statement that the company recognises none]].
`,
  },
};
