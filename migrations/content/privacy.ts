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
| štetje ogledov in klikov na trgovine | priljubljenost in statistika za trgovine (zakoniti interes) | posamezni zapisi [[število]] mesecev, nato le dnevne vsote |

Štetje deluje brez piškotkov: iz naslova IP in brskalnika izračunamo oznako, ki velja en dan in je ni mogoče obrniti nazaj v naslov. Oznake nikomur ne posredujemo.

## Piškotki

| Piškotek | Namen | Trajanje |
|---|---|---|
| \`i18n_redirected\` | izbrani jezik | 365 dni |
| \`user_consent\` | vaša odločitev o piškotkih | 90 dni |
| \`session\` | prijava zaposlenih v trgovinah | 14 dni |
| \`user_uid\` | prepoznavanje računa po prijavi | 90 dni |
| \`XSRF-TOKEN\` | zaščita obrazcev | do zaprtja brskalnika |

Analitične in oglaševalske oznake ter pogovorni pomočnik zunanjega ponudnika se naložijo **samo, če jih sprejmete** oziroma odprete. Odločitev lahko kadar koli spremenite v nogi strani pod »Nastavitve piškotkov«. Ponudniki: [[seznam ponudnikov]].

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
| counting of views and of clicks on stores | popularity, and statistics for stores (legitimate interest) | single records [[number]] months, then daily sums only |

Counting works without cookies: from the IP address and the browser we compute a mark that holds for one day and cannot be turned back into the address. We pass these marks on to nobody.

## Cookies

| Cookie | Purpose | Duration |
|---|---|---|
| \`i18n_redirected\` | the chosen language | 365 days |
| \`user_consent\` | your decision on cookies | 90 days |
| \`session\` | sign-in of people who work for stores | 14 days |
| \`user_uid\` | recognition of the account after signing in | 90 days |
| \`XSRF-TOKEN\` | protection of forms | until the browser is closed |

Analytics and advertising tags, and the chat assistant of an outside provider, are loaded **only if you accept** or open them. You can change your decision at any time under “Cookie settings” at the foot of the page. Providers: [[list of providers]].

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
