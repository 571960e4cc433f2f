/** Placeholders that programs write for a missing value; "NAN" and "Nan" are names. */
const FILLER =
  /^(?:n\s?[/\\]\s?[ad]|n\.\s?a\.|\(?null\)?|undefined|array|\[object object\]|default title|ni podatk(?:a|ov)|nema podat(?:ka|aka)|does not apply|not applicable|keine angabe|[-–—‒−_/.]+)$/i;
const NOT_A_NUMBER = /^(?:NaN|nan)$/;
/** In some fields, such as the stock, these are values. */
const MAY_BE_MEANT = /^(?:none|false|0)$/i;
/**
 * The errors of Excel, LibreOffice and Google Sheets for a value that they cannot calculate, without # and !
 * or ?.
 */
const SPREADSHEET_ERRORS = new Set(
  [
    // English
    'n/a na ref value name div/0 null num error spill calc field blocked unknown connect getting_data busy python external parse',
    // German
    'nv bezug wert zahl überlauf kalk feld blockiert unbekannt verbinden daten_abrufen fehler',
    // French
    'valeur nom nul nombre champ bloqué inconnu connexion propagation débordement erreur occupé',
    // Italian
    'n/d n/disp rif valore nome nullo num espansione campo bloccato sconosciuto riferimento',
    // Spanish, Portuguese
    '¡ref ¡valor ¿nombre ¡nulo ¡núm ¡num ¡div/0 ¡desbordamiento ¡calc ¡campo ¡bloqueado ¡desconocido ¡conectar',
    'valor nome nulo núm despejar transbordo bloqueado desconhecido',
    // Slovenian, Croatian, Bosnian, Serbian
    'nedefinirano sklic vrednost ime deljenje/0 del/0 nič štev število napaka ni_na_voljo',
    'nd n/p ref vrijednost naziv broj ništa dijeljenje/0 dij/0 pogreška greška referenca',
    // Czech, Slovak
    'není_k_dispozici odkaz hodnota název dělení_nulou dělení/0 číslo přesah chyba',
    'nedostupný názov delenie_nulou delenie/0 neplatný',
    // Polish, Hungarian, Romanian
    'brak adr arg nazwa dziel/0 zero liczba rozlanie blokada nieznany',
    'hiányzik hiv érték név zérusosztó nullaosztó/0 szám üres kifejtés túlcsordulás hiba',
    'valoare nume număr numar',
    // Dutch, Danish, Norwegian, Swedish, Finnish
    'n/b verw waarde naam deel/0 leeg getal overloop',
    'i/t reference værdi navn division/0 nul tal verdi tall',
    'saknas referens värdefel namn skärning ogiltig puuttuu viittaus arvo nimi jako/0 tyhjä luku',
    // Greek, Turkish, Russian, Ukrainian
    'δ/υ αναφ τιμή όνομα διαίρ/0 κενό αριθ yok başv değer ad sayı/0 boş sayı',
    'н/д ссылка знач имя дел/0 пусто число перенос посилання ім’я діл/0 порожньо',
  ].flatMap((words) => words.split(' ')),
);
/** LibreOffice numbers its own. */
const NUMBERED_ERROR = /^#?(?:err|fehler):?\s?5\d\d$/i;
const MAX_LENGTH = 24;
/** Fast path: the first characters of fillers, because this runs for every text of every item. */
const FIRST = new Set(Array.from('nNuUaAdDkKeEfF([#-–—‒−_/.', (character) => character.charCodeAt(0)));

/** Whether a spreadsheet replaced a value by an error, in the language of its user. */
export function isSpreadsheetError(text: string): boolean {
  if (text.length > MAX_LENGTH || text.length < 3) return false;
  const isNamed =
    text.startsWith('#') && SPREADSHEET_ERRORS.has(text.slice(1).replace(/[!?]$/, '').toLowerCase());
  return isNamed || NUMBERED_ERROR.test(text);
}

/** Whether a text is a placeholder in any field. It is the whole text: a brand may be called "NA-KD". */
export const isFiller = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  FIRST.has(text.charCodeAt(0)) &&
  (FILLER.test(text) || NOT_A_NUMBER.test(text) || isSpreadsheetError(text));

/** Whether a text is a placeholder for a missing value. */
export const isEmptyValue = (text: string): boolean =>
  isFiller(text) || (text.length <= MAX_LENGTH && MAY_BE_MEANT.test(text));
