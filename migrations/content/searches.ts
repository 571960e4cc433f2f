/** A piece of a page as it was written before, and what stands there now. */
interface Piece {
  page: 'privacy' | 'ranking';
  language: 'sl' | 'en';
  old: string;
  now: string;
}

const SLOVENIAN_VIEWS =
  '| štetje ogledov in klikov na trgovine | priljubljenost in statistika za trgovine (zakoniti interes) | posamezni zapisi [[število]] mesecev, nato le dnevne vsote |';
const ENGLISH_VIEWS =
  '| counting of views and of clicks on stores | popularity, and statistics for stores (legitimate interest) | single records [[number]] months, then daily sums only |';

export const SEARCHES: Piece[] = [
  {
    page: 'privacy',
    language: 'sl',
    old: SLOVENIAN_VIEWS,
    now: `${SLOVENIAN_VIEWS}
| iskana besedila, prešteta po dnevih in brez povezave z vami | da vemo, česa obiskovalci ne najdejo (zakoniti interes); besedil z e-poštnimi naslovi ali telefonskimi številkami ne štejemo | 400 dni; oznaka obiska, da nihče ne šteje dvakrat, en dan |`,
  },
  {
    page: 'privacy',
    language: 'en',
    old: ENGLISH_VIEWS,
    now: `${ENGLISH_VIEWS}
| texts that are searched for, counted by day and without a link to you | to know what visitors do not find (legitimate interest); texts with e-mail addresses or telephone numbers are not counted | 400 days; the mark of a visit, so that nobody counts twice, one day |`,
  },
  {
    page: 'ranking',
    language: 'sl',
    old: 'Najprej so izdelki, pri katerih se iskane besede ujemajo z imenom ali znamko, nato tisti, pri katerih jih najdemo v opisu.',
    now: 'Najprej so izdelki, ki imajo iskane besede v imenu ali znamki natanko tako, kot ste jih vpisali, nato tisti z drugimi oblikami teh besed in nazadnje tisti s sopomenkami.',
  },
  {
    page: 'ranking',
    language: 'en',
    old: 'First come products whose name or brand has the words you searched for, then those that have them in the description.',
    now: 'First come products whose name or brand has the words just as you have typed them, then those with other forms of these words, and last those with synonyms.',
  },
];
