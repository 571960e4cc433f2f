import { foldedWords } from './text-words.js';

/** Irregular forms by their stem. */
const IRREGULAR: Record<string, string> = {
  otrok: 'otroci otrocih',
  uses: 'uho usesa uses usesu usesom usesi usesih',
  oko: 'oko oci ocmi oceh ocesa oces',
  // pes would be the stem of pesa as well
  psa: 'pes psi psa psu psov psom pse psih psoma',
  dan: 'dnevi dneva dnevu dnevom dnevih dnevov dni',
  dekl: 'dekleta deklet dekletu dekletom dekleti dekletih',
  las: 'lasje',
  moz: 'mozje',
  zob: 'zobje',
  gost: 'gostje',
  fant: 'fantje',
  skir: 'skiroja skiroju skiroji skiroje skirojev skirojem skirojih',
  skar: 'skarij',
  // »kava v zrnu« is »v zrnju«
  zrnj: 'zrno zrna zrnu zrnom zrn zrnih',
  mous: 'mice',
  knif: 'knives',
  shelf: 'shelves',
  foot: 'feet',
  tooth: 'teeth',
  child: 'children',
  woman: 'women',
  man: 'men',
  leaf: 'leaves',
  wolf: 'wolves',
  loaf: 'loaves',
  half: 'halves',
  scarf: 'scarves',
  calf: 'calves',
  wif: 'wives',
  goos: 'goose geese',
  beani: 'beanie beanies',
};
const STEM_OF = new Map(
  Object.entries(IRREGULAR).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const)),
);

/** Endings of Slovenian and English; a stem has at least three letters. */
const ENDING =
  /^(.{3,}?)(?:ovoma|ovima|ovih|ovim|ovom|ovem|ovi|ove|ova|ega|emu|ama|ami|ima|imi|oma|ema|ies|es|ih|im|em|om|am|ah|ov|ev|a|e|i|o|u|y|(?<=[^siu])s)$/;

/** A search needs the stems of the same words many times. */
const MAX_KNOWN = 10_000;
const known = new Map<string, string>();

/** The stem that the forms of a folded word share: cevelj, cevlji, cevljev; shoe, shoes. Words with digits have no forms. */
export function wordStem(word: string): string {
  const stem = known.get(word) ?? stemOf(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, stem);
  return stem;
}

function stemOf(word: string): string {
  const irregular = STEM_OF.get(word);
  if (irregular !== undefined) return irregular;
  if (/^\p{L}{4,}$/u.test(word)) return regularStem(word);
  return /^[aeiou][^aeiou][aeio]$/.test(word) ? word.slice(0, 2) : word;
}

/** The word stems of a text. */
export const stemsOf = (text: string): string[] => foldedWords(text).map(wordStem);

function regularStem(word: string): string {
  // the ev of ponev is part of the stem
  let stem = word.replace(/^(.{2,}[tkn])ev$/, '$1v');
  // an ending may follow another one
  for (let time = 0; time < 3; time++) stem = stem.replace(ENDING, '$1');
  // the fleeting e, and the j of motorji
  return stem.replace(/^(.+[^aeiou])e([^aeiouj]j?)$/, '$1$2').replace(/^(.{3,}r)j$/, '$1');
}
