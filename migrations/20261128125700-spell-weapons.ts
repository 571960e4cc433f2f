import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of the term as 20261128100000 has left it. */
const UNTOUCHED = `
  reason = 'weapons' and google = '{}' and not adult and not in_names
  and forms = array['strelnega orožja', 'lovsko orožje', 'športno orožje', 'hladno orožje', 'orožje', 'orožja', 'lovske puške',
    'zračne puške', 'pištole in revolverji']
  and exceptions = array['igrače', 'igrača', 'toys', 'toy', 'knjige', 'knjiga', 'romani', 'leposlovje', 'books', 'novels',
    'fiction', 'kostumi', 'pustni', 'costume', 'costumes', 'borilne', 'sabljanje']`;

const rename = (from: string, to: string) => `
  update blocked_category_terms set term = '${to}' where term = '${from}' and ${UNTOUCHED}
    and not exists (select from blocked_category_terms where term = '${to}')`;

/** The default term lacks its letter; it matches the same names. */
export class SpellWeapons20261128125700 implements MigrationInterface {
  name = 'SpellWeapons20261128125700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(rename('strelno orozje', 'strelno orožje'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rename('strelno orožje', 'strelno orozje'));
  }
}
