import type { Locale } from '../../../src/core/i18n/locales.js';

/** Words with the same meaning; or, with meanings, words whose searches also find these. */
interface DemoSynonym {
  language: Locale;
  words: readonly string[];
  meanings?: readonly string[];
}

const same = (language: Locale, ...words: string[]): DemoSynonym => ({ language, words });
const found = (language: Locale, words: string[], ...meanings: string[]): DemoSynonym => ({
  language,
  words,
  meanings,
});

/** Synonyms for products of the demo stores. */
export const DEMO_SYNONYMS: readonly DemoSynonym[] = [
  same('sl', 'telefon', 'mobitel', 'mobilni telefon', 'mobilnik'),
  same('sl', 'monitor', 'zaslon', 'ekran'),
  same('sl', 'prenosnik', 'notesnik', 'prenosni računalnik'),
  same('sl', 'kolo', 'bicikel'),
  same('sl', 'kolesarska čelada', 'čelada za kolo'),
  same('sl', 'sesalnik', 'sesalnik za prah', 'sesalec'),
  same('sl', 'skodelica', 'šalica', 'lonček'),
  same('sl', 'grelnik vode', 'kuhalnik vode', 'grelec vode'),
  same('sl', 'opekač', 'toaster'),
  same('sl', 'svetilka', 'luč', 'lučka'),
  same('sl', 'nahrbtnik', 'ruksak'),
  same('sl', 'utež', 'kettlebell', 'ročka'),
  same('sl', 'podloga za vadbo', 'joga podloga', 'podloga za jogo'),
  same('sl', 'termovka', 'termos', 'termo steklenica'),
  same('sl', 'beležnica', 'zvezek', 'beležka'),
  found('sl', ['športni copati', 'tekaški copati', 'tenisice', 'čevlji'], 'superge'),
  same('sl', 'otroški', 'otroci'),
  same('sl', 'servis', 'popravilo', 'servisiranje', 'vzdrževanje'),
  found('sl', ['kavomat', 'kavni avtomat', 'aparat za kavo'], 'kavni aparat'),
  found('sl', ['brezžičen'], 'Bluetooth'),
  found('sl', ['ram'], 'pomnilnik'),
  same('sl', 'izposoja', 'najem'),
  found('sl', ['kampiranje', 'kamp'], 'taborjenje'),
  found('sl', ['vodoodporen', 'nepremočljiv'], 'vodoodpornost', 'IP67', 'IP65', 'dežna'),
  found('sl', ['vetrovka', 'dežni plašč'], 'dežna jakna'),
  found('sl', ['bunda', 'puhovka'], 'jakna'),
  found('sl', ['računalnik'], 'prenosnik'),
  found('sl', ['joga'], 'podloga za vadbo'),
  found('sl', ['spalka'], 'spalna vreča'),
  found('sl', ['rože'], 'cvetlični'),
  found('sl', ['dojenček'], 'od rojstva'),
  same('en', 'smartphone', 'phone', 'mobile phone', 'cell phone'),
  same('en', 'smartwatch', 'watch'),
  same('en', 'monitor', 'screen', 'display'),
  same('en', 'laptop', 'notebook computer'),
  same('en', 'bike', 'bicycle'),
  same('en', 'cycling helmet', 'bike helmet', 'bicycle helmet'),
  same('en', 'clothing', 'clothes'),
  same('en', 'bookcase', 'bookshelf'),
  same('en', 'headphones', 'headset'),
  same('en', 'rental', 'rent', 'hire'),
  same('en', 'mug', 'cup'),
  same('en', 'trainers', 'sneakers', 'running shoes'),
  same('en', 'vacuum cleaner', 'hoover'),
  same('en', 'earbuds', 'earphones'),
  same('en', 'backpack', 'rucksack'),
  same('en', 'kettlebell', 'dumbbell', 'weight'),
  same('en', 'exercise mat', 'yoga mat'),
  same('en', 'pruning shears', 'secateurs'),
  same('en', 'servicing', 'service', 'repair', 'maintenance'),
  found('en', ['ram'], 'memory'),
  found('en', ['waterproof'], 'resistance', 'IP67', 'IP65'),
  found('en', ['coffee machine', 'coffee maker'], 'espresso machine'),
  found('en', ['shoe'], 'trainers'),
  found('en', ['computer'], 'laptop'),
  found('en', ['yoga'], 'exercise mat'),
  found('en', ['flower'], 'plant pot'),
  found('en', ['scissors'], 'shears'),
  found('en', ['tee'], 'T-shirt'),
  found('en', ['baby'], 'from birth'),
  found('en', ['kid'], 'children'),
  found('en', ['water bottle'], 'vacuum flask'),
  found('en', ['wireless'], 'Bluetooth'),
  found('en', ['hat', 'cap'], 'beanie'),
  found('en', ['raincoat', 'waterproof jacket'], 'rain jacket'),
];
