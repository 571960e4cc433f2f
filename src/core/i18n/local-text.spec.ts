import { localText, writtenTexts } from './local-text.js';

it('marks a text that is not in the language of the page', () => {
  expect(localText({ sl: 'Čaj', en: 'Tea' }, 'en')).toEqual({ text: 'Tea' });
  expect(localText({ sl: 'Čaj' }, 'en')).toEqual({ text: 'Čaj', lang: 'sl' });
  expect(localText({ sl: 'Tee', en: 'Tee', lang: 'de' }, 'sl')).toEqual({ text: 'Tee', lang: 'de' });
});

describe('texts after a write', () => {
  it.each([
    ['one in the language of the request', { sl: 'Čaj' }, { text: 'Tea' }, 'en', { sl: 'Čaj', en: 'Tea' }],
    ['one in place of another', { sl: 'Čaj', en: 'Tea' }, { text: 'Kava' }, 'sl', { sl: 'Kava', en: 'Tea' }],
    ['what a read gave', { sl: 'Čaj', en: 'Tea' }, { text: 'Tea' }, 'en', { sl: 'Čaj', en: 'Tea' }],
    ['what a read gave from the other language', { sl: 'Čaj' }, { text: 'Čaj' }, 'en', { sl: 'Čaj' }],
    ['nothing where nothing was', {}, { text: '' }, 'sl', {}],
    ['nothing in place of one', { sl: 'Čaj', en: 'Tea' }, { text: null }, 'sl', { en: 'Tea' }],
    ['nothing at all', { sl: 'Čaj' }, {}, 'sl', { sl: 'Čaj' }],
    [
      'both',
      { sl: 'Čaj' },
      { translations: { sl: 'Kava', en: 'Coffee' } },
      'sl',
      { sl: 'Kava', en: 'Coffee' },
    ],
    [
      'one of both',
      { sl: 'Čaj', en: 'Tea' },
      { translations: { en: 'Infusion' } },
      'sl',
      { sl: 'Čaj', en: 'Infusion' },
    ],
    ['an empty one of both', { sl: 'Čaj', en: 'Tea' }, { translations: { en: '' } }, 'sl', { sl: 'Čaj' }],
    [
      'one beside both as they were read',
      { sl: 'Čaj', en: 'Tea' },
      { text: 'Kava', translations: { sl: 'Čaj', en: 'Tea' } },
      'sl',
      { sl: 'Kava', en: 'Tea' },
    ],
    [
      'both beside one as it was read',
      { sl: 'Čaj' },
      { text: 'Čaj', translations: { sl: 'Kava' } },
      'sl',
      { sl: 'Kava' },
    ],
    [
      'one in place of one in a third language',
      { sl: 'Tee', en: 'Tee', lang: 'de' },
      { translations: { sl: 'Čaj', en: 'Tee' } },
      'sl',
      { sl: 'Čaj' },
    ],
    [
      'one in a third language as it was read',
      { sl: 'Tee', en: 'Tee', lang: 'de' },
      { text: 'Tee' },
      'en',
      { sl: 'Tee', en: 'Tee', lang: 'de' },
    ],
    [
      'nothing of one in a third language that is deleted',
      { sl: 'Tee', en: 'Tee', lang: 'de' },
      { translations: { sl: '', en: '' } },
      'sl',
      {},
    ],
  ] as const)('%s', (_, stored, written, locale, expected) => {
    expect(writtenTexts(stored, written, locale)).toEqual(expected);
  });
});
