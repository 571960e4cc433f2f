import type { PageText } from './page-text.js';

export const IMPRINT: PageText = {
  title: { sl: 'Kdo smo in stik', en: 'Company details and contact' },
  slug: { sl: 'kdo-smo', en: 'imprint' },
  summary: {
    sl: 'Kdo je ponudnik te strani in kako lahko stopite v stik z nami.',
    en: 'Who runs this site and how to contact us.',
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
Telefon: [[telefonska številka]], [[čas dosegljivosti]]

- **Napaka pri izdelku ali ceni**: pošljite nam povezavo do izdelka in opišite napako.
- **Vprašanje o naročilu, dostavi ali reklamaciji**: obrnite se na trgovino, v kateri ste kupili izdelek. Mi izdelkov ne prodajamo.
- **Trgovine**: za vključitev v katalog se [registrirajte](/prijava).
- **Osebni podatki**: glejte [zasebnost](/strani/zasebnost).

## Odgovornost za vsebino

Opise, cene in slike izdelkov nam posredujejo trgovine. Podatke preverjamo samodejno in jih ob prijavi napake popravimo ali umaknemo. Za ponudbo na svoji strani odgovarja trgovina.

## Nadzor in reševanje sporov

Nadzor nad varstvom potrošnikov v Sloveniji opravlja [Tržni inšpektorat Republike Slovenije](https://www.gov.si/drzavni-organi/organi-v-sestavi/trzni-inspektorat/). Izvajalec izvensodnega reševanja potrošniških sporov: [[izvajalec ali izjava, da ga podjetje ne priznava]].
`,
    en: `## Provider

[[company name and legal form]]\\
[[street address]]\\
[[postcode and town]], Slovenia

- **Registration number**: [[registration number]]
- **VAT number**: [[SI number]]
- **Register**: [[register and entry number]]
- **Share capital**: [[amount]]
- **Represented by**: [[full name]]

## Contact

E-mail: [[e-mail address]]\\
Telephone: [[telephone number]], [[hours]]

- **An error in a product or price**: send us a link to the product and tell us what’s wrong.
- **A question about an order, delivery or complaint**: contact the store you bought from. We don’t sell products ourselves.
- **Stores**: [register](/en/login) to be included in the catalogue.
- **Personal data**: see [privacy](/en/pages/privacy).

## Responsibility for content

Stores send us product descriptions, prices and images. We check the data automatically and correct or remove it when someone reports an error. Each store is responsible for the offers on its own site.

## Supervision and disputes

Consumer protection in Slovenia is supervised by the [Market Inspectorate of the Republic of Slovenia](https://www.gov.si/en/state-authorities/bodies-within-ministries/market-inspectorate/). Out-of-court consumer dispute resolution body: [[body, or a statement that the company doesn’t recognise one]].
`,
  },
};
