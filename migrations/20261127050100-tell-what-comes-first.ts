import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the page about ranking has said of searches, and what it says now. */
const SENTENCES = [
  {
    language: 'sl',
    old: 'Najprej so izdelki, ki imajo iskane besede v imenu ali znamki natanko tako, kot ste jih vpisali, nato tisti z drugimi oblikami teh besed in nazadnje tisti s sopomenkami.',
    now: 'Najprej je izdelek s šifro, ki ste jo vpisali, nato so izdelki kategorije, če ste iskali njeno ime, za njimi pa tisti, ki imajo iskane besede v imenu ali znamki natanko tako, kot ste jih vpisali, tisti z drugimi oblikami teh besed in nazadnje tisti s sopomenkami.',
  },
  {
    language: 'en',
    old: 'First come products whose name or brand has the words just as you have typed them, then those with other forms of these words, and last those with synonyms.',
    now: 'First comes the product with the code that you have typed, then those of a category if you have searched for its name, then those whose name or brand has the words just as you have typed them, those with other forms of these words, and last those with synonyms.',
  },
];

/** The page about ranking says that a category which is searched for counts; what the platform has written itself stays. */
export class TellWhatComesFirst20261127050100 implements MigrationInterface {
  name = 'TellWhatComesFirst20261127050100';

  async up(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of SENTENCES) await replace(runner, language, old, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of SENTENCES) await replace(runner, language, now, old);
  }
}

async function replace(runner: QueryRunner, language: string, from: string, to: string): Promise<void> {
  await runner.query(
    `update pages set body = jsonb_set(body, array[$1], to_jsonb(replace(body ->> $1, $2, $3)))
     where key = 'ranking' and position($2 in body ->> $1) > 0`,
    [language, from, to],
  );
}
