import { isPersonal } from './personal-text.js';

describe('personal texts', () => {
  it.each([
    'ana.novak@primer.si',
    'ana novak @ primer',
    '031 123 456',
    '+386 (0)31/123-456',
    'pokliči 041123456',
    '4111 1111 1111 1111',
    'SI56 0201 0001 2345 678',
    '12345670 novak 031 123 456',
  ])('is %s', (text) => expect(isPersonal(text, true)).toBe(true));

  it.each([
    'pohodniški čevlji 42',
    '3838900000014',
    '3 838900 000014',
    '96385074',
    'orbiq x5 128 GB',
    'miza 200x100x75',
    'iPhone 15',
  ])('is not %s', (text) => expect(isPersonal(text, true)).toBe(false));

  // a personal number (EMŠO) that has the check digit of an EAN
  it.each(['0101006500065', '3838900000014', 'novak 3838900000014'])(
    'may be a number that the catalogue does not have: %s',
    (text) => expect(isPersonal(text, false)).toBe(true),
  );

  it('do not include texts without numbers', () =>
    expect(isPersonal('pohodniški čevlji 42', false)).toBe(false));
});
