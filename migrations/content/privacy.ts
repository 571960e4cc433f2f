import type { PageText } from './page-text.js';

export const PRIVACY: PageText = {
  title: { sl: 'Zasebnost', en: 'Privacy' },
  slug: { sl: 'zasebnost', en: 'privacy' },
  summary: {
    sl: 'Katere podatke obdelujemo, zakaj in kako dolgo ter katere pravice imate.',
    en: 'What data we process, why and for how long, and what rights you have.',
  },
  body: {
    sl: `Velja od [[datum]].

## Upravljavec

[[ime podjetja]], [[naslov]], [[e-poštni naslov]]. Pooblaščena oseba za varstvo podatkov: [[ime in stik ali »ni imenovana«]].

## Kaj se zgodi, ko brskate

Katalog lahko uporabljate brez računa in brez oglaševalskih piškotkov.

V dnevnike strežnika zapisujemo naslov IP in opis brskalnika zaradi varnosti in odprave napak (zakoniti interes). Hranimo jih [[število]] dni.

Štetje deluje brez piškotkov: iz naslova IP in opisa brskalnika izračunamo oznako, ki velja en dan in iz katere naslova ni mogoče ugotoviti. Oznak nikomur ne posredujemo.

## Kaj hranimo in koliko časa

::retention::

## Piškotki

| Piškotek | Namen | Trajanje |
|---|---|---|
| \`i18n_redirected\` | izbrani jezik | 365 dni |
| \`user_consent\` | vaša odločitev o piškotkih | 90 dni |
| \`session\` | prijava zaposlenih v trgovinah | 14 dni |
| \`user_uid\` | prepoznavanje računa po prijavi | 90 dni |
| \`__Host-XSRF-TOKEN\` | zaščita obrazcev, dokler ste prijavljeni | do zaprtja brskalnika |
| \`inertia_once\` | sporočilo po oddaji obrazca in vnos, ki ga je treba popraviti (nikoli geslo) | do prikaza naslednje strani |
| \`comparison\` | izdelki, ki jih primerjate; nastavi se, šele ko pritisnete gumb | 90 dni po zadnji spremembi |
| \`watch_list\` | izdelki, ki jih opazujete, z dnevom in ceno; nastavi se, šele ko pritisnete gumb | 90 dni po zadnjem ogledu ali spremembi seznama |
| \`alert_address\` | podpisan zgoščeni zapis e-naslova, ki ste ga potrdili za obvestila o ceni; nastavi se, šele ko pritisnete gumb | 90 dni po zadnji potrditvi |
| \`columns_product\`, \`columns_service\` | stolpci, ki jih zaposleni v trgovinah izberejo za svoje sezname | 365 dni |

Te piškotke nastavi Katalog sam. Nujni so za delovanje strani ali za funkcijo, ki ste jo izbrali, zato zanje ne potrebujemo privolitve. Dokler ste prijavljeni, brskalnik hrani tudi podatke o prijavi, neshranjene osnutke in zadnje izbire; ob odjavi jih izbrišemo.

Analitične in oglaševalske oznake ter pogovorni pomočnik zunanjega ponudnika se naložijo **samo, če jih sprejmete** oziroma odprete. Odločitev lahko kadar koli spremenite v nogi strani pod »Nastavitve piškotkov«. Ponudniki: [[seznam ponudnikov]].

## Obvestila o cenah in prijave napak

Od obvestila o ceni se lahko odjavite s povezavo v vsakem sporočilu; e-poštni naslov takrat takoj izbrišemo. Prijavo napake in e-poštni naslov ob njej vidita trgovina, ki jo prijava zadeva, in upravljavec; po e-pošti ju prejmejo tudi skrbniki te trgovine. Besedilo prijave, po katerem trgovina popravi ponudbo (zakoniti interes), hranimo z zapisom o izdelku.

## Računi trgovin

Za zaposlene v trgovinah obdelujemo ime, e-poštni naslov, telefonsko številko (če jo navedejo), pripadnost podjetju, dovoljenja in čas zadnje prijave, da lahko urejajo ponudbe svoje trgovine (pogodba). Ob vsaki spremembi v katalogu zabeležimo tudi, kdo jo je naredil, da jo je mogoče pojasniti. Prijavo izvaja [[ponudnik prijave, na primer Google Firebase Authentication]] kot naš obdelovalec, ki hrani tudi ključ dvostopenjske prijave, če jo aktivirajo. V svojem profilu si lahko prenesejo vse podatke o sebi in izbrišejo račun. Sicer podatke izbrišemo [[rok]] po koncu sodelovanja.

## Ko greste v trgovino

S klikom na »V trgovino« zapustite našo stran. Trgovini ne posredujemo vaših osebnih podatkov; na njeni strani velja njena politika zasebnosti.

## Komu posredujemo podatke

Podatkov ne prodajamo. Dostop imajo samo obdelovalci, ki jih potrebujemo za delovanje strani: [[gostovanje, e-pošta in drugi]]. Prenosi zunaj EU: [[jih ni ali podlaga zanje]].

## Vaše pravice

Zahtevate lahko dostop do svojih podatkov, popravek, izbris, omejitev obdelave in prenos, ugovarjate obdelavi na podlagi zakonitega interesa ter prekličete privolitev. Pišite nam na [[e-poštni naslov]]; odgovorili bomo v enem mesecu. Pritožite se lahko [Informacijskemu pooblaščencu](https://www.ip-rs.si), Dunajska cesta 22, Ljubljana.
`,
    en: `Effective from [[date]].

## Controller

[[company name]], [[address]], [[e-mail address]]. Data protection officer: [[name and contact details, or “not appointed”]].

## When you browse

You can use the catalogue without an account and without advertising cookies.

Server logs contain the IP address and the browser description, for security and troubleshooting (legitimate interest). We keep them for [[number]] days.

Counting works without cookies: from the IP address and the browser description we compute an identifier that is valid for one day and can’t be traced back to the address. We don’t share these identifiers with anyone.

## What we keep and how long

::retention::

## Cookies

| Cookie | Purpose | Duration |
|---|---|---|
| \`i18n_redirected\` | your selected language | 365 days |
| \`user_consent\` | your cookie decision | 90 days |
| \`session\` | store staff sign-in | 14 days |
| \`user_uid\` | recognising your account after sign-in | 90 days |
| \`__Host-XSRF-TOKEN\` | form protection while you are signed in | until you close the browser |
| \`inertia_once\` | the message shown after you submit a form, and any input that needs correcting (never a password) | until the next page is shown |
| \`comparison\` | products you’re comparing; set only when you press the button | 90 days after the last change |
| \`watch_list\` | products you’re watching, with date and price; set only when you press the button | 90 days after the last change |
| \`alert_address\` | a signed hash of the email address that you confirmed for price alerts; set only when you press the button | 90 days after the last confirmation |
| \`columns_product\`, \`columns_service\` | columns that store staff select for their lists | 365 days |

Katalog sets these cookies itself. They’re necessary for the site or for a feature you’ve selected, so we don’t need your consent for them. While you’re signed in, the browser also keeps your sign-in data, unsaved drafts and recent selections; we delete them when you sign out.

Analytics and advertising tags load **only if you accept them**, and a third-party chat assistant only if you open it. You can change your decision at any time under “Cookie settings” in the page footer. Providers: [[list of providers]].

## Price alerts and error reports

You can unsubscribe from a price alert with the link in any of its e-mails; we delete your address straight away. An error report and the address in it can be seen by the store concerned and by the controller; the store’s admins also receive them by e-mail. The store corrects the offer from the text of the report (legitimate interest); we keep the text with the product record.

## Store accounts

For store staff, we process the name, e-mail address, telephone number (if given), company, permissions and time of last sign-in, so that they can edit their store’s offers (contract). For every change in the catalogue, we also record who made it, so that it can be explained. Sign-in is provided by [[sign-in provider, for example Google Firebase Authentication]] as our processor, which also stores the key for two-step sign-in if they turn it on. In their profile, they can download all data about themselves and delete their account. Otherwise, we delete the data [[period]] after the business relationship ends.

## When you visit a store

When you click “Go to store”, you leave our site. We don’t share your personal data with the store; the store’s own privacy policy applies on its site.

## Who we share data with

We don’t sell data. Only the processors we need to run the site have access: [[hosting, e-mail and others]]. Transfers outside the EU: [[none, or the legal basis]].

## Your rights

You can request access to your data, its correction, erasure, restriction of processing and portability. You can also object to processing based on legitimate interest and withdraw your consent. Write to [[e-mail address]]; we’ll reply within one month. You can complain to the [Information Commissioner](https://www.ip-rs.si/en/), Dunajska cesta 22, Ljubljana.
`,
  },
};
