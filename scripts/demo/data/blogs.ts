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
      en: 'What a crossed-out price really means, why the last 30 days matter and how to check a discount in a minute.',
    },
    cover: ['kettle', 'terracotta', 1],
    alt: { sl: 'Opečnat grelnik vode na mizi', en: 'A terracotta kettle on a table' },
    daysAgo: 3,
    body: {
      sl: `Ob rdeči številki in prečrtani poleg nje se možgani odločijo, še preden preberemo, za kateri izdelek gre. Prav zato se splača vedeti, kaj primerjamo.

## Prečrtana cena ni vedno ista reč

Ob znižani ceni je lahko navedena ena od dveh številk. **Redna cena** je cena, ki jo trgovina za izdelek običajno zahteva. **Priporočena cena** je tista, ki jo predlaga proizvajalec in po kateri izdelka morda ni nikoli nihče prodajal. Popust glede na priporočeno ceno je lahko velik, čeprav izdelek ni poceni.

## Zakaj ravno 30 dni

Trgovina mora ob znižanju navesti najnižjo ceno zadnjih 30 dni. Tako ceno težko najprej za teden dni dvigne in jo nato »zniža« na staro. Primer:

| Dan | Cena | Kaj se zgodi |
|---|--:|---|
| 1. | 49,90 € | običajna cena |
| 20. | 64,90 € | podražitev pred akcijo |
| 27. | 49,90 € | »akcija −23 %« |

Najnižja cena zadnjih 30 dni je tu 49,90 €. Popusta torej ni, čeprav prečrtana številka govori drugače.

## Preverite v treh korakih

1. Poglejte, koliko trgovin izdelek prodaja in po čem. Ena sama nizka cena je lahko napaka, več podobnih pa kaže pravo tržno ceno.
2. Razvrstite ponudbe po **ceni z dostavo**. Pet evrov nižja cena in šest evrov dražja dostava sta slab posel.
3. Poglejte, kdaj je bila cena nazadnje preverjena, in jo primerjajte s ceno v trgovini.

> Dobra cena je tista, ki jo potrjujejo tudi cene v drugih trgovinah.

## In če se ne mudi

Večina znižanj se v nekaj tednih ponovi. Če stari aparat še deluje, se splača počakati.
`,
      en: `Show us a red price next to a crossed-out one and our minds are made up before we’ve even read what the product is. That’s why it pays to know what you’re comparing.

## Not all crossed-out prices are the same

A discount may be measured against one of two prices. The **regular price** is what the store usually charges. The **recommended price** is what the manufacturer suggests, and perhaps nobody has ever sold the product at that price. A big discount on the recommended price doesn’t make a product cheap.

## Why 30 days

When a store advertises a discount, it has to state the lowest price in the last 30 days. That makes it hard to raise a price for a week and then “cut” it back to where it was. For example:

| Day | Price | What happens |
|---|--:|---|
| 1 | €49.90 | the usual price |
| 20 | €64.90 | raised before the sale |
| 27 | €49.90 | “sale −23%” |

The lowest price in the last 30 days is €49.90. So there’s no discount, whatever the crossed-out price says.

## Check in three steps

1. See how many stores sell the product and for how much. A single low price may be an error; several similar ones show the going rate.
2. Sort the offers by **total price**. Saving five euros on the price and paying six more for delivery is a bad deal.
3. See when the price was last checked and compare it with the price in the store.

> A good price is one that other stores come close to.

## And if you’re in no hurry

Most offers come round again within weeks. As long as your old appliance still works, it pays to wait.
`,
    },
  },
  {
    title: { sl: 'Slušalke: štiri vprašanja pred nakupom', en: 'Headphones: four questions before you buy' },
    summary: {
      sl: 'Kje jih boste nosili, kako dolgo in s čim: odgovori zožijo izbiro bolj kot vsaka lestvica.',
      en: 'Where you’ll wear them, for how long and with what: the answers will narrow down your options better than any ranking.',
    },
    cover: ['headphones', 'darkBlue', 0],
    alt: { sl: 'Temno modre naglavne slušalke', en: 'Dark blue over-ear headphones' },
    daysAgo: 12,
    body: {
      sl: `Najboljših slušalk ni. So pa slušalke, ki ustrezajo vašemu vsakdanu.

## Kje jih boste nosili?

V pisarni in na vlaku pomaga **dušenje hrupa**. Na cesti je nevarno: tam so boljše odprte slušalke ali način, ki prepušča zvok okolice. Pri teku naj prenesejo znoj, torej vsaj stopnjo zaščite IPX4.

## Kako dolgo naenkrat?

Čepki so lahki, a po dveh urah jih začutimo. Za cel delovni dan so prijetnejše naglavne z mehkimi blazinicami. Podatek o bateriji je izmerjen pri srednji glasnosti; z dušenjem hrupa odštejte petino.

## S čim jih boste povezali?

- Z enim telefonom: zadostuje vsaka povezava Bluetooth 5.
- S telefonom in računalnikom hkrati: iščite *multipoint*.
- Z glasbilom ali mešalno mizo: izberite kabel, saj se zamuda pri brezžični povezavi sliši.

## Kaj se obrabi?

Obrabijo se blazinici in baterija. Preverite, ali jih je mogoče zamenjati in koliko stane par blazinic. Slušalke, ki jih je mogoče popraviti, so po treh letih najcenejše.
`,
      en: `There’s no such thing as the best headphones, only the ones that suit your day.

## Where will you wear them?

In the office or on the train, **noise cancelling** helps. On the road it’s dangerous: open headphones or a transparency mode are better there. For running, they need to withstand sweat, so look for at least IPX4.

## How long at a time?

Earbuds are light, but after two hours you notice them. For a full working day, over-ear headphones with soft pads are more comfortable. Battery life is measured at medium volume; knock off a fifth if you use noise cancelling.

## What will you connect them to?

- One phone: any Bluetooth 5 connection will do.
- A phone and a computer at the same time: look for *multipoint*.
- An instrument or a mixing desk: use a cable, because you can hear the delay of a wireless connection.

## What wears out?

The pads and the battery. Check whether they can be replaced and how much a pair of pads costs. After three years, headphones that can be repaired work out cheapest.
`,
    },
  },
];
