import { Katalog } from '../../../support/katalog.js';

type Row = [name: string, path: string, more?: { google?: string; adult?: true }];

const FOOD = 'Food, Beverages & Tobacco';

/** Products that shops sell without anybody minding. */
const SHOWN: Row[] = [
  ['Akacijev med, 900 g', '', { google: `${FOOD} > Food Items > Condiments & Sauces > Honey` }],
  [
    'Zeliščni čaj za lahko noč',
    'Hrana in pijača > Čaji',
    { google: `${FOOD} > Beverages > Tea & Infusions` },
  ],
  ['Ajdov kruh z drožmi', 'Hrana, pijača in tobak > Kruh in pecivo'],
  ['Bučno olje, 0,5 l', 'Hrana, pijača in tobak'],
  ['Cold-pressed pumpkin oil', FOOD],
  ['Bosanska kava, mleta', 'Hrana, pijača & tobak > Kava', { google: '1868' }],
  ['Espresso beans, tobacco note', `${FOOD} > Beverages > Coffee`],
  ['Kava z okusom tobaka', 'Kava'],
  ['Jabolčni sok', '', { google: '412' }],
  ['Rdeča leča, 1 kg', 'Hrana/tobak'],
  ['Piranska sol', 'Supermarket > Hrana, tobak'],
  ['Temna čokolada 85 %', `${FOOD} > Food Items > Candy & Chocolate`],
  ['Kokosovo mleko', `${FOOD} > Food Items`],
  ['Pšenični zdrob', 'Živila'],
  ['Riž basmati', 'Trafika in živila'],
  ['Osvežilec zraka proti dimu', 'Dom > Osvežilci > Brez nikotina in cigarete'],
  ['Sprej proti vonju cigaret', 'Dom > Osvežilci zraka'],
  ['Nicotine-free herbal tea', 'Health > Nicotine-free'],
  ['Avtomobilski vžigalnik 12 V', 'Avto > Vžigalniki za cigarete'],
  ['Polnilec USB za avto', 'Avto > Polnilci za cigaretni vžigalnik'],
  ['Car cigarette lighter socket', 'Car > Cigarette Lighter Sockets'],
  ['Replacement lighter plug', 'Automotive > Lighters, Cigarettes & Sockets'],
  ['Vodna pištola Brizg', 'Igrače > Pištole'],
  ['Penasta puška z naboji', 'Igrače > Orožje'],
  ['Penasti naboji, 50 kosov', 'Igrače > Strelivo'],
  ['Toy blaster', 'Toys & Games > Toys > Toy Weapons & Gadgets'],
  ['Foam darts', 'Toys > Ammunition'],
  ['Pustni kavboj s kolti', 'Kostumi > Orožje'],
  ['Costume pipe', 'Costumes & Accessories > Costume Tobacco Products'],
  ['Florete za začetnike', 'Sport > Fencing > Fencing Weapons'],
  ['Leseni bokken', 'Sports > Martial Arts > Martial Arts Weapons'],
  ['Roman: Zadnja cigareta', 'Knjige > Romani'],
  ['Tobačna cesta, roman', 'Knjige > Leposlovje > Tobak'],
  ['Ljubezenski roman Vročica', 'Knjige > Leposlovje > Erotika'],
  ['The Letters, a novel', 'Books > Fiction > Erotica'],
  ['A Farewell to Arms', 'Books > Novels'],
  ['Weapons of Math, paperback', 'Books > Weapons'],
  ['Kratom in druge rastline, priročnik', 'Knjige > Priročniki'],
  ['Tobakovec, gredna sadika', 'Vrt > Tobakovec'],
  ['Lepilna pištola 60 W', 'Orodje > Pištole za lepilo'],
  ['Brizgalna pištola', 'Orodje > Pištole in brizgalke'],
  ['Erotetična logika, učbenik', 'Učbeniki > Logika'],
  ['Čajnik', 'Gospodinjstvo'],
  ['Vibracijska plošča', 'Fitnes > Vibratorji in plošče'],
];

/** Products that the catalogue does not show. */
const BLOCKED: Row[] = [
  ['Kratom Red Bali, 100 g', 'Zelišča'],
  ['Kapsule kratoma Maeng Da', 'Prehranska dopolnila'],
  ['Green Kratom Powder', ''],
  ['Čaj s kratomom', 'Čaji'],
  ['Mitragyna speciosa, listi', 'Rastline'],
  ['Vzorčni paket', 'Zelišča > Kratom'],
  ['Rdeči paket, 20 kosov', 'Trafika > Cigarete'],
  ['Mild blend', '', { google: `${FOOD} > Tobacco Products > Cigarettes` }],
  ['Long size', '', { google: '3151' }],
  ['Cigarilosi vanilija', 'Trafika > Cigare in cigarilosi'],
  ['Zvijalni paket', 'Tobak'],
  ['Za pipo, 50 g', 'Kadilnica > Tobak za pipe'],
  ['Rolling pouch', 'Shop > Tobacco'],
  ['Elektronska cigareta Oblak', 'Elektronika'],
  ['Začetni komplet', 'Elektronske CIGARETE in pribor'],
  ['Disposable Vape 600', 'Gadgets'],
  ['Mesh coil kit', 'Vape'],
  ['E-tekočina mango', 'E-tekočine'],
  ['Cloud maker', '', { google: '4091' }],
  ['Mint, 20 pieces', 'Nicotine pouches'],
  ['Ledena meta', 'Nikotinske vrečke'],
  ['Lovska karabinka', 'Lov > Lovsko orožje'],
  ['Polavtomatska', 'Strelno orožje'],
  ['Semi-automatic', 'Hunting > Firearms'],
  ['9 mm Luger, 50 kosov', 'Lov > Strelivo'],
  ['.308 match', 'Ammunition'],
  ['Steel pair', '', { google: 'Mature > Weapons > Brass Knuckles' }],
  ['Silikonski prijatelj', 'Erotika'],
  ['Nočni komplet', 'Sex shop'],
  ['Rabbit', 'Sex Toys'],
  ['Masažna sveča', 'Dom > Sveče', { adult: true }],
  ['Lace set', '', { google: '773' }],
];

const element = (name: string, value: string | undefined) =>
  value ? `<g:${name}>${value.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}</g:${name}>` : '';

const item = ([name, path, { google, adult } = {}]: Row, at: number) => `<item>
  <g:id>T${at}</g:id><g:title>${name.replaceAll('&', '&amp;')}</g:title><g:link>https://vse.example/${at}</g:link>
  <g:price>9.90 EUR</g:price><g:availability>in_stock</g:availability>
  ${element('product_type', path)}${element('google_product_category', google)}${adult ? '<g:adult>yes</g:adult>' : ''}</item>`;

const feedOf = (rows: Row[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Vse</title>
<link>https://vse.example</link><description>d</description>${rows.map(item).join('\n')}</channel></rss>`;

const katalog = await Katalog.use();

describe('the default blocked terms', () => {
  it('let real products pass, and block what may not be shown', async () => {
    const rows = [...SHOWN, ...BLOCKED];
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const store = await katalog.store('Vse');
    const run = await katalog.import(store, feedOf(rows));
    const stored = await katalog.rows<{ name: string; status: string }>(
      `select name ->> 'sl' as name, status from products where company_id = $1`,
      [store.company.id],
    );
    const statusOf = new Map(stored.map(({ name, status }) => [name, status]));
    const got = rows.map(([name, path]) => [name, path, statusOf.get(name)]);
    expect(got).toEqual([
      ...SHOWN.map(([name, path]) => [name, path, 'active']),
      ...BLOCKED.map(([name, path]) => [name, path, 'blocked']),
    ]);
    expect(run.counters).toMatchObject({ created: rows.length, rejected: 0, blocked: BLOCKED.length });
  });
});
