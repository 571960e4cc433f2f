import type { PageText } from './page-text.js';

export const PRIVACY: PageText = {
  title: { sl: 'Zasebnost', en: 'Privacy' },
  slug: { sl: 'zasebnost', en: 'privacy' },
  summary: {
    sl: 'Katere podatke obdelujemo, zakaj, kako dolgo in katere pravice imate.',
    en: 'Which data we process, why, for how long, and which rights you have.',
  },
  body: {
    sl: `Velja od [[datum]].

## Upravljavec

[[ime podjetja]], [[naslov]], [[e-poštni naslov]]. Pooblaščena oseba za varstvo podatkov: [[ime in stik ali »ni imenovana«]].

## Kaj se zgodi, ko brskate

Katalog lahko uporabljate brez računa in brez piškotkov za oglaševanje.

| Podatek | Zakaj | Koliko časa |
|---|---|---|
| naslov IP in opis brskalnika v dnevnikih strežnika | varnost in odprava napak (zakoniti interes) | [[število]] dni |
| štetje ogledov izdelkov in kategorij ter klikov na trgovine | priljubljenost in statistika za trgovine (zakoniti interes) | posamezni zapisi največ 13 mesecev, nato le dnevne vsote |
| iskana besedila, prešteta po dnevih in brez povezave z vami | da vemo, česa obiskovalci ne najdejo (zakoniti interes); besedil z e-poštnimi naslovi ali telefonskimi številkami ne štejemo | 400 dni; oznaka obiska, da nihče ne šteje dvakrat, en dan |

Štetje deluje brez piškotkov: iz naslova IP in brskalnika izračunamo oznako, ki velja en dan in je ni mogoče obrniti nazaj v naslov. Oznake nikomur ne posredujemo.

## Piškotki

| Piškotek | Namen | Trajanje |
|---|---|---|
| \`i18n_redirected\` | izbrani jezik | 365 dni |
| \`user_consent\` | vaša odločitev o piškotkih | 90 dni |
| \`session\` | prijava zaposlenih v trgovinah | 14 dni |
| \`user_uid\` | prepoznavanje računa po prijavi | 90 dni |
| \`XSRF-TOKEN\` | zaščita obrazcev | do zaprtja brskalnika |
| \`inertia_once\` | sporočilo po oddaji obrazca in vnos, ki ga je treba popraviti (nikoli geslo) | do prikaza naslednje strani |
| \`comparison\` | izdelki, ki jih primerjate; šele ko pritisnete gumb | 90 dni po zadnji spremembi |
| \`watch_list\` | izdelki, ki jih opazujete, z dnem in ceno; šele ko pritisnete gumb | 90 dni po zadnji spremembi |
| \`columns_product\`, \`columns_service\` | stolpci, ki jih zaposleni v trgovinah izberejo za svoje sezname | 365 dni |

Te piškotke nastavi Katalog sam. So nujni za delovanje strani ali za to, kar ste izbrali, zato zanje ne prosimo za privolitev. Ob prijavi brskalnik hrani tudi podatke o prijavi, neshranjene osnutke in zadnje izbire; ob odjavi jih izbrišemo.

Analitične in oglaševalske oznake ter pogovorni pomočnik zunanjega ponudnika se naložijo **samo, če jih sprejmete** oziroma odprete. Odločitev lahko kadar koli spremenite v nogi strani pod »Nastavitve piškotkov«. Ponudniki: [[seznam ponudnikov]].

## Obvestila o cenah in prijave napak

| Podatek | Zakaj | Koliko časa |
|---|---|---|
| e-poštni naslov, izdelek in želena cena pri obvestilu o ceni | obvestilo, ki ste ga naročili in potrdili (privolitev) | do odjave, najdlje eno leto; brez potrditve dva dni |
| besedilo prijave napake | popravek ponudbe (zakoniti interes) | hranimo ga z zapisom o izdelku |
| e-poštni naslov ob prijavi napake (ni obvezen) | odgovor trgovine (privolitev) | 90 dni po rešitvi prijave |

Od obvestila o ceni se odjavite s povezavo v vsakem sporočilu; naslov takrat takoj izbrišemo. Prijavo napake in naslov ob njej vidita trgovina, ki jo zadeva, in upravljavec; po e-pošti ju prejmejo tudi skrbniki te trgovine.

## Računi trgovin

Za zaposlene v trgovinah obdelujemo ime, e-poštni naslov, telefonsko številko (če jo navedejo), pripadnost podjetju, pravice in čas zadnje prijave, da lahko urejajo svojo ponudbo (pogodba). Spremembe v katalogu beležimo skupaj z osebo, ki jih je naredila, da jih je mogoče pojasniti. Prijavo izvaja [[ponudnik prijave, na primer Google Firebase Authentication]] kot naš obdelovalec. Podatke izbrišemo [[rok]] po koncu sodelovanja.

## Ko greste v trgovino

S klikom na »V trgovino« zapustite našo stran. Trgovini ne posredujemo vaših osebnih podatkov; na njeni strani velja njena politika zasebnosti.

## Komu posredujemo podatke

Podatkov ne prodajamo. Dostop imajo le obdelovalci, ki jih potrebujemo za delovanje: [[gostovanje, e-pošta in drugi]]. Prenosi zunaj EU: [[jih ni ali podlaga zanje]].

## Vaše pravice

Zahtevate lahko dostop do svojih podatkov, popravek, izbris, omejitev obdelave in prenos, ugovarjate obdelavi na podlagi zakonitega interesa ter prekličete privolitev. Pišite na [[e-poštni naslov]]; odgovorimo v enem mesecu. Pritožite se lahko [Informacijskemu pooblaščencu](https://www.ip-rs.si), Dunajska cesta 22, Ljubljana.
`,
    en: `In force since [[date]].

## Controller

[[name of the company]], [[address]], [[e-mail address]]. Data protection officer: [[name and contact, or “not appointed”]].

## What happens while you browse

You can use the catalogue without an account and without advertising cookies.

| Data | Why | How long |
|---|---|---|
| IP address and browser description in server logs | security and mending of faults (legitimate interest) | [[number]] days |
| counting of views of products and categories, and of clicks on stores | popularity, and statistics for stores (legitimate interest) | single records 13 months at most, then daily sums only |
| texts that are searched for, counted by day and without a link to you | to know what visitors do not find (legitimate interest); texts with e-mail addresses or telephone numbers are not counted | 400 days; the mark of a visit, so that nobody counts twice, one day |

Counting works without cookies: from the IP address and the browser we compute a mark that holds for one day and cannot be turned back into the address. We pass these marks on to nobody.

## Cookies

| Cookie | Purpose | Duration |
|---|---|---|
| \`i18n_redirected\` | the chosen language | 365 days |
| \`user_consent\` | your decision on cookies | 90 days |
| \`session\` | sign-in of people who work for stores | 14 days |
| \`user_uid\` | recognition of the account after signing in | 90 days |
| \`XSRF-TOKEN\` | protection of forms | until the browser is closed |
| \`inertia_once\` | a message after a form was sent, and input that needs correcting (never a password) | until the next page is shown |
| \`comparison\` | products that you compare; only once you press the button | 90 days after the last change |
| \`watch_list\` | products that you watch, with day and price; only once you press the button | 90 days after the last change |
| \`columns_product\`, \`columns_service\` | columns that people who work for stores choose for their lists | 365 days |

Katalog sets these cookies itself. They are necessary for the site, or for what you have chosen, so we do not ask for consent to them. While somebody is signed in, the browser also keeps data of the sign-in, unsaved drafts and recent choices; we delete them at sign-out.

Analytics and advertising tags, and the chat assistant of an outside provider, are loaded **only if you accept** or open them. You can change your decision at any time under “Cookie settings” at the foot of the page. Providers: [[list of providers]].

## Price alerts and reports of mistakes

| Data | Why | How long |
|---|---|---|
| e-mail address, product and wanted price of a price alert | the alert that you have asked for and confirmed (consent) | until you unsubscribe, one year at most; two days without a confirmation |
| text of a report of a mistake | correction of the offer (legitimate interest) | kept with the record of the product |
| e-mail address with a report (optional) | an answer from the store (consent) | 90 days after the report was solved |

You end a price alert by the link in each of its messages; the address is deleted at once. A report and the address with it are seen by the store that it concerns and by the controller; the admins of that store also get them by e-mail.

## Accounts of stores

For people who work for stores we process the name, e-mail address, telephone number (if given), company, rights and time of the last sign-in, so that they can edit their offers (contract). Changes in the catalogue are recorded together with the person who made them, so that they can be explained. Sign-in is carried out by [[sign-in provider, for example Google Firebase Authentication]] as our processor. We delete the data [[period]] after the end of the cooperation.

## When you go to a store

By clicking “To the store” you leave our site. We pass no personal data of yours on to the store; on its site its own privacy policy applies.

## To whom we pass data on

We do not sell data. Only processors that we need to run the site have access: [[hosting, e-mail and others]]. Transfers outside the EU: [[none, or their basis]].

## Your rights

You may ask for access to your data, for correction, erasure, restriction and portability, object to processing based on legitimate interest, and withdraw consent. Write to [[e-mail address]]; we answer within one month. You may complain to the [Information Commissioner](https://www.ip-rs.si/en/), Dunajska cesta 22, Ljubljana.
`,
  },
};
