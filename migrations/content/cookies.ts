/** A piece of the privacy page as it was written first, and what stands there now. */
interface Piece {
  language: 'sl' | 'en';
  old: string;
  now: string;
}

const SLOVENIAN_TOKEN = '| `XSRF-TOKEN` | zaščita obrazcev | do zaprtja brskalnika |';
const ENGLISH_TOKEN = '| `XSRF-TOKEN` | protection of forms | until the browser is closed |';
const SLOVENIAN_ACCOUNTS = '## Računi trgovin';
const ENGLISH_ACCOUNTS = '## Accounts of stores';

export const COOKIES: Piece[] = [
  {
    language: 'sl',
    old: SLOVENIAN_TOKEN,
    now: `${SLOVENIAN_TOKEN}
| \`inertia_once\` | sporočilo po oddaji obrazca in vnos, ki ga je treba popraviti (nikoli geslo) | do prikaza naslednje strani |
| \`comparison\` | izdelki, ki jih primerjate; šele ko pritisnete gumb | 90 dni po zadnji spremembi |
| \`watch_list\` | izdelki, ki jih opazujete, z dnem in ceno; šele ko pritisnete gumb | 90 dni po zadnji spremembi |
| \`columns_product\`, \`columns_service\` | stolpci, ki jih zaposleni v trgovinah izberejo za svoje sezname | 365 dni |

Te piškotke nastavi Katalog sam. So nujni za delovanje strani ali za to, kar ste izbrali, zato zanje ne prosimo za privolitev. Ob prijavi brskalnik hrani tudi podatke o prijavi, neshranjene osnutke in zadnje izbire; ob odjavi jih izbrišemo.`,
  },
  {
    language: 'en',
    old: ENGLISH_TOKEN,
    now: `${ENGLISH_TOKEN}
| \`inertia_once\` | a message after a form was sent, and input that needs correcting (never a password) | until the next page is shown |
| \`comparison\` | products that you compare; only once you press the button | 90 days after the last change |
| \`watch_list\` | products that you watch, with day and price; only once you press the button | 90 days after the last change |
| \`columns_product\`, \`columns_service\` | columns that people who work for stores choose for their lists | 365 days |

Katalog sets these cookies itself. They are necessary for the site, or for what you have chosen, so we do not ask for consent to them. While somebody is signed in, the browser also keeps data of the sign-in, unsaved drafts and recent choices; we delete them at sign-out.`,
  },
  {
    language: 'sl',
    old: SLOVENIAN_ACCOUNTS,
    now: `## Obvestila o cenah in prijave napak

| Podatek | Zakaj | Koliko časa |
|---|---|---|
| e-poštni naslov, izdelek in želena cena pri obvestilu o ceni | obvestilo, ki ste ga naročili in potrdili (privolitev) | do odjave, najdlje eno leto; brez potrditve dva dni |
| besedilo prijave napake | popravek ponudbe (zakoniti interes) | hranimo ga z zapisom o izdelku |
| e-poštni naslov ob prijavi napake (ni obvezen) | odgovor trgovine (privolitev) | 90 dni po rešitvi prijave |

Od obvestila o ceni se odjavite s povezavo v vsakem sporočilu; naslov takrat takoj izbrišemo. Prijavo napake in naslov ob njej vidita trgovina, ki jo zadeva, in upravljavec; po e-pošti ju prejmejo tudi skrbniki te trgovine.

${SLOVENIAN_ACCOUNTS}`,
  },
  {
    language: 'en',
    old: ENGLISH_ACCOUNTS,
    now: `## Price alerts and reports of mistakes

| Data | Why | How long |
|---|---|---|
| e-mail address, product and wanted price of a price alert | the alert that you have asked for and confirmed (consent) | until you unsubscribe, one year at most; two days without a confirmation |
| text of a report of a mistake | correction of the offer (legitimate interest) | kept with the record of the product |
| e-mail address with a report (optional) | an answer from the store (consent) | 90 days after the report was solved |

You end a price alert by the link in each of its messages; the address is deleted at once. A report and the address with it are seen by the store that it concerns and by the controller; the admins of that store also get them by e-mail.

${ENGLISH_ACCOUNTS}`,
  },
];
