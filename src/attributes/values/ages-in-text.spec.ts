import { agesIn } from './ages-in-text.js';
import { withPersons } from './number-words.js';

describe('ages in a query', () => {
  it.each([
    ['igrača za 5-letnika', '5-letnika', 5],
    ['darilo za petletnico', 'petletnico', 5],
    ['darilo za pet let staro deklico', 'pet let staro', 5],
    ['igrače od 3 let', 'od 3 let', 3],
    ['igra za 18 mesecev', '18 mesecev', 1.5],
    ['gift for a 5-year-old', 'a 5-year-old', 5],
    ['toy for a five year old boy', 'a five year old', 5],
    ['toys from 3 years and up', 'from 3 years and up', 3],
    ['games ages 8+', 'ages 8+', 8],
    ['igra starost 8', 'starost 8', 8],
  ])('%s: %s', (text, typed, years) => {
    const ages = agesIn(text);
    expect(ages.map((age) => [text.slice(age.start, age.end).trim(), age.years])).toEqual([[typed, years]]);
  });

  it.each(['poletna jakna', 'posoda 3 l', 'letnik 2015', 'garancija 25 let', 'letalo 747', 'years'])(
    'are not in %s',
    (text) => expect(agesIn(text)).toEqual([]),
  );
});

describe('numbers of persons', () => {
  it.each([
    ['šotor za štiri osebe', 'sl', 'šotor za 4 osebe'],
    ['dvoosebni šotor', 'sl', '2 šotor'],
    ['tent for four people', 'en', 'tent for 4 people'],
    ['two-person tent', 'en', '2-person tent'],
    ['pet food', 'en', 'pet food'],
    ['osebna tehtnica', 'sl', 'osebna tehtnica'],
  ] as const)('of %s, in %s, are digits: %s', (text, language, expected) =>
    expect(withPersons(text, language)).toBe(expected),
  );
});
