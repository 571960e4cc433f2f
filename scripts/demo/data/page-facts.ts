import { type Locale, LOCALES } from '../../../src/core/i18n/locales.js';

/** The invented operator of the demo: a fact for each placeholder of the default pages. */
export const PAGE_FACTS: Record<Locale, Record<string, string>> = {
  sl: {
    datum: '1. 12. 2026',
    kraj: 'Ljubljani',
    naslov: 'Vzorčna ulica 1, 1000 Ljubljana',
    rok: '90 dni',
    število: '30',
    znesek: '7.500 €',
    'SI številka': 'SI00000000',
    'e-poštni naslov': 'info@katalog.test',
    'gostovanje, e-pošta in drugi': 'v prikazu jih ni',
    'ime in priimek': 'Ana Vzorec',
    'ime in stik ali »ni imenovana«': 'ni imenovana',
    'ime podjetja': 'Vzorec d. o. o. (izmišljeno podjetje)',
    'ime podjetja s pravno obliko': 'Vzorec d. o. o. (izmišljeno podjetje)',
    'izvajalec ali izjava, da ga podjetje ne priznava': 'podjetje ga ne priznava',
    'jih ni ali podlaga zanje': 'jih ni',
    'kako katalog zasluži, na primer: trgovine plačajo za obisk': 'v prikazu ga ni',
    'matična številka': '0000000',
    'ponudnik prijave, na primer Google Firebase Authentication': 'Google Firebase Authentication',
    'poštna številka in kraj': '1000 Ljubljana',
    'registrski organ in številka vpisa': 'Okrožno sodišče v Ljubljani, 0/00000/00',
    'seznam ponudnikov': 'v prikazu jih nadomeščata skripti na tem računalniku',
    'telefonska številka': '01 000 00 00',
    'ulica in hišna številka': 'Vzorčna ulica 1',
    'čas dosegljivosti': 'od ponedeljka do petka med 9. in 16. uro',
  },
  en: {
    date: '1 December 2026',
    town: 'Ljubljana',
    address: 'Vzorčna ulica 1, 1000 Ljubljana',
    period: '90 days',
    number: '30',
    amount: '€7,500',
    'SI number': 'SI00000000',
    'e-mail address': 'info@katalog.test',
    'hosting, e-mail and others': 'the demo has none',
    'full name': 'Ana Vzorec',
    'name and contact details, or “not appointed”': 'not appointed',
    'company name': 'Vzorec d. o. o. (an invented company)',
    'company name and legal form': 'Vzorec d. o. o. (an invented company)',
    'body, or a statement that the company doesn’t recognise one': 'the company doesn’t recognise one',
    'none, or the legal basis': 'none',
    'how the catalogue earns money, for example: stores pay per visit': 'none in the demo',
    'registration number': '0000000',
    'sign-in provider, for example Google Firebase Authentication': 'Google Firebase Authentication',
    'postcode and town': '1000 Ljubljana',
    'register and entry number': 'District Court of Ljubljana, 0/00000/00',
    'list of providers': 'in the demo, two scripts on this computer stand in for them',
    'telephone number': '+386 1 000 00 00',
    'street address': 'Vzorčna ulica 1',
    hours: 'Monday to Friday, 9 am to 4 pm',
  },
};

/** A text of the default pages with the facts in place of its placeholders. */
export function filledIn(text: string, locale: Locale): string {
  return text.replace(
    /\[\[([^[\]]+)\]\]/g,
    (placeholder, name: string) => PAGE_FACTS[locale][name] ?? placeholder,
  );
}

/** Like `filledIn`, for all languages. */
export function allFilledIn(texts: Partial<Record<Locale, string>>): Record<Locale, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, filledIn(texts[locale] ?? '', locale)]),
  ) as Record<Locale, string>;
}
