import { isPersonal } from './personal-text.js';

describe('a text that tells who somebody is', () => {
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

  // an EMŠO whose last digit is right by the rule of EAN-13, too
  it.each(['0101006500065', '3838900000014', 'novak 3838900000014'])(
    'may be a number that the catalogue does not have: %s',
    (text) => expect(isPersonal(text, false)).toBe(true),
  );

  it('is no text without numbers, found or not', () =>
    expect(isPersonal('pohodniški čevlji 42', false)).toBe(false));
});
