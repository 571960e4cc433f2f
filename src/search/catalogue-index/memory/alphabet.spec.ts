import { Alphabet } from './alphabet.js';

describe('the alphabet', () => {
  const alphabet = new Alphabet();
  const sorted = (...names: string[]) => {
    alphabet.place(names);
    return [...names].sort((a, b) => alphabet.compare(a, b));
  };

  it('is the Slovenian one', () => {
    expect(sorted('Zid', 'šum', 'Čil', 'Siv', 'cel', 'Žar')).toEqual([
      'cel',
      'Čil',
      'Siv',
      'šum',
      'Zid',
      'Žar',
    ]);
  });

  it('has room between names for those that come later', () => {
    expect(sorted('Čmrlj', 'Čil', 'Cena', 'Siv')).toEqual(['Cena', 'Čil', 'Čmrlj', 'Siv']);
    expect(sorted('Žar', 'cel')).toEqual(['cel', 'Žar']);
  });
});
