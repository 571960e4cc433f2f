import type { ColourId } from './colours.js';

type Texts = { sl: string; en: string };

/** A post of the demo. */
export interface DemoBlog {
  title: Texts;
  summary: Texts;
  /** Markdown. */
  body: Texts;
  cover: readonly [artist: string, colour: ColourId, variant: number];
  alt: Texts;
  daysAgo: number;
}

export const DEMO_BLOGS: readonly DemoBlog[] = [
  {
    title: { sl: 'Popust ali samo prečrtana številka?', en: 'A discount, or just a crossed-out number?' },
    summary: {
      sl: 'Kaj v resnici pove prečrtana cena, zakaj je pomembnih zadnjih 30 dni in kako v minuti preverite, ali je znižanje resnično.',
      en: 'What a crossed-out price really tells, why the last 30 days matter, and how to check a discount in a minute.',
    },
    cover: ['kettle', 'terracotta', 1],
    alt: { sl: 'Opečnat grelnik vode na mizi', en: 'A terracotta kettle on a table' },
    daysAgo: 3,
    body: {
      sl: `Rdeča številka in ob njej prečrtana: možgani odločijo, še preden preberemo, za kateri izdelek gre. Prav zato se splača vedeti, kaj primerjamo.

## Prečrtana cena ni vedno ista reč

Ob znižanju lahko stojita dve različni številki. **Redna cena** je cena, ki jo trgovina za izdelek običajno zahteva. **Priporočena cena** je tista, ki jo predlaga proizvajalec in po kateri izdelka morda ni nikoli nihče prodajal. Popust glede na drugo je lahko velik, ne da bi bil izdelek poceni.

## Zakaj ravno 30 dni

Trgovina mora ob znižanju navesti najnižjo ceno zadnjih 30 dni. Tako ceno težko najprej za teden dni dvigne in jo nato »zniža« na staro. Primer:

| Dan | Cena | Kaj se zgodi |
|---|--:|---|
| 1. | 49,90 € | običajna cena |
| 20. | 64,90 € | podražitev pred akcijo |
| 27. | 49,90 € | »akcija −23 %« |

Najnižja cena zadnjih 30 dni je tu 49,90 €. Popusta torej ni, čeprav prečrtana številka govori drugače.

## Preverite v treh korakih

1. Poglejte, koliko trgovin izdelek prodaja in po čem. Ena sama nizka cena je lahko napaka, več podobnih je trg.
2. Razvrstite ponudbe po **končni ceni z dostavo**. Pet evrov ceneje in šest evrov dražja dostava je slab posel.
3. Preverite, kdaj je bila cena nazadnje preverjena, in jo primerjajte s ceno v trgovini.

> Dobra cena je tista, ki jo potrjujejo tudi sosednje.

## In če se ne mudi

Večina cen se v nekaj tednih vrne. Če stari aparat še dela, je čas najboljši popust.
`,
      en: `A red number with a crossed-out one beside it: the mind decides before we have read which product it is. So it pays to know what we compare.

## A crossed-out price is not always the same thing

Two different numbers may stand beside a discount. The **regular price** is what the store usually asks. The **recommended price** is what the maker suggests, and perhaps nobody has ever sold the product at it. A discount from the second one can be large without the product being cheap.

## Why 30 days

Beside a discount a store has to state the lowest price of the last 30 days. That makes it hard to raise a price for a week and then “lower” it to the old one. For example:

| Day | Price | What happens |
|---|--:|---|
| 1 | €49.90 | the usual price |
| 20 | €64.90 | raised before the sale |
| 27 | €49.90 | “sale −23%” |

The lowest price of the last 30 days is €49.90 here. So there is no discount, whatever the crossed-out number says.

## Check in three steps

1. See how many stores sell the product, and for how much. A single low price may be a mistake; several similar ones are the market.
2. Order the offers by **total price with delivery**. Five euros less with delivery that costs six euros more is a bad deal.
3. See when the price was last checked, and compare it with the price in the store.

> A good price is one that its neighbours confirm.

## And if there is no hurry

Most prices come back within weeks. While the old appliance still works, time is the best discount.
`,
    },
  },
  {
    title: { sl: 'Slušalke: štiri vprašanja pred nakupom', en: 'Headphones: four questions before you buy' },
    summary: {
      sl: 'Kje jih boste nosili, kako dolgo in s čim: odgovori zožijo izbiro bolj kot vsaka lestvica.',
      en: 'Where you will wear them, for how long and with what: the answers narrow the choice better than any ranking.',
    },
    cover: ['headphones', 'darkBlue', 0],
    alt: { sl: 'Temno modre naglavne slušalke', en: 'Dark blue over-ear headphones' },
    daysAgo: 12,
    body: {
      sl: `Najboljših slušalk ni. So pa tiste, ki ustrezajo vašemu dnevu.

## Kje jih boste nosili?

V pisarni in na vlaku pomaga **dušenje hrupa**. Na cesti je nevarno: tam so boljše odprte slušalke ali način, ki prepušča zvok okolice. Pri teku naj prenesejo znoj, torej vsaj stopnjo zaščite IPX4.

## Kako dolgo naenkrat?

Čepki so lahki, a po dveh urah jih začutimo. Za cel delovni dan so prijetnejše naglavne z mehkimi blazinicami. Podatek o bateriji je izmerjen pri srednji glasnosti; z dušenjem hrupa odštejte petino.

## S čim jih boste povezali?

- Z enim telefonom: zadostuje vsaka povezava Bluetooth 5.
- S telefonom in računalnikom hkrati: iščite *multipoint*.
- Z glasbilom ali montažno mizo: vzemite kabel, zamuda se sliši.

## Kaj se obrabi?

Blazinice in baterija. Preverite, ali ju je mogoče zamenjati in koliko stane par blazinic. Slušalke, ki jih je mogoče popraviti, so po treh letih najcenejše.
`,
      en: `There are no best headphones. There are those that suit your day.

## Where will you wear them?

In an office or on a train **noise cancelling** helps. On the road it is dangerous: open ones are better there, or a mode that lets the surroundings through. For running they should stand sweat, so at least IPX4.

## How long at a time?

Earbuds are light, but after two hours we feel them. For a whole working day over-ear ones with soft pads are more pleasant. Battery times are measured at medium volume; take off a fifth with noise cancelling.

## What will you connect them to?

- One phone: any Bluetooth 5 will do.
- A phone and a computer at once: look for *multipoint*.
- An instrument or an editing desk: take a cable, the delay can be heard.

## What wears out?

Pads and battery. See whether they can be replaced, and what a pair of pads costs. Headphones that can be mended are the cheapest after three years.
`,
    },
  },
];
