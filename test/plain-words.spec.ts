import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CODE = ['client', 'migrations/functions', 'migrations/triggers', 'scripts', 'src', 'test'];

/**
 * Habits that make a text hard to read, with the highest number of places in documents and in comments. Some
 * places are right: a habit is a sign, not an error. Lower a ceiling when you remove places; never raise one.
 */
const HABITS: Record<string, { pattern: RegExp; documents: number; comments: number }> = {
  'clauses with "what" instead of a noun': {
    pattern: /\bwhat(?:ever)?\b(?! (?:if|happens|to do)\b)/gi,
    documents: 14,
    comments: 32,
  },
  '"nobody", "somebody", "whoever"': {
    pattern: /\b(?:no|some|every)body\b|\b(?:who|which)ever\b/gi,
    documents: 0,
    comments: 9,
  },
  'texts that "say", "tell" or "know"': {
    pattern: /\b(?:says?|tells?|knows?)\b/gi,
    documents: 8,
    comments: 11,
  },
  '"stand" instead of "be"': {
    pattern: /\bst(?:ands?|ood)\b(?!-| (?:by|in for))/gi,
    documents: 0,
    comments: 6,
  },
  'old-fashioned adverbs': {
    pattern: /\b(?:anew|beside|at once|by (?:itself|themselves)|former|thereby|whereby|likewise)\b/gi,
    documents: 0,
    comments: 21,
  },
  'fragments that begin with "Of"': {
    pattern: /(?:^|[/*]\s+|\. )Of (?:an?|the|all|each|one|those|\w+s)\b/gm,
    documents: 0,
    comments: 1,
  },
  'present perfect for facts without a time': {
    pattern:
      /\b(?:has|have) (?:(?:already|just|not|never|ever|since|only|all|no longer) )?(?:been|begun|made|done|gone|taken|given|seen|written|read|found|left|kept|lost|become|come|run|sent|set|put|grown|shown|got|had|met|paid|held|built|\w{2,}ed)\b/gi,
    documents: 7,
    comments: 45,
  },
  '"where" instead of "if" or "when"': {
    pattern: /\bwhere\b/gi,
    documents: 3,
    comments: 15,
  },
  'pronouns: "that of", "those of"': {
    pattern: /\b(?:that|those) of\b/gi,
    documents: 1,
    comments: 8,
  },
  'chains: "the name of a field of an offer"': {
    pattern: /\b(?:the (?:\w+ )?\w+ of (?:the|an?) (?:\w+ )?|of (?:an?|the) )\w+ of\b/gi,
    documents: 1,
    comments: 1,
  },
  '"as" instead of "like", "such as" or "because"': {
    pattern: /, as (?:an?|the|by|in|for|with|on|of|when|\w+s)\b/gi,
    documents: 1,
    comments: 1,
  },
};

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

/** Text outside of code: habits of names are those of another test. */
const prose = (text: string) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '`');

const DOCUMENTS = [
  ...['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'].map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  ),
  ...filesIn('docs', /(?<!glossary)\.md$/),
].map(prose);

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\w\\])\/\/ ?(.*)|^\s*-- (.*)$/gm;
const COMMENTS = CODE.flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs|css|sql)$/)).flatMap((text) =>
  [...text.matchAll(COMMENT)].map(([, block, line, sql]) =>
    prose(`/ ${(block ?? line ?? sql)!.replace(/\n\s*\* ?/g, ' ').trim()}`),
  ),
);

const count = (texts: string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);

describe.each(Object.entries(HABITS))('%s', (_, { pattern, documents, comments }) => {
  it('do not increase in documents', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(40);
    expect(count(DOCUMENTS, pattern)).toBeLessThanOrEqual(documents);
  });

  it('do not increase in comments', () => {
    expect(COMMENTS.length).toBeGreaterThan(5_000);
    expect(count(COMMENTS, pattern)).toBeLessThanOrEqual(comments);
  });
});
