import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of each word in whose language's names it stands: what somebody types is completed in the language of the page. */
export class NoteLanguagesOfWords20261125070000 implements MigrationInterface {
  name = 'NoteLanguagesOfWords20261125070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_vocabulary add column in_sl boolean not null default false,
        add column in_en boolean not null default false;
      with labels as (
        select distinct language, label
        from catalogue_texts t join products p on p.id = t.offer_id left join brands b on b.id = p.brand_id
        cross join lateral (values ('sl', p.name ->> 'sl'), ('en', p.name ->> 'en'), (null, b.name)) part(language, text)
        cross join lateral regexp_split_to_table(lower(part.text), '[^[:alnum:]]+') label
        where t.listed
      ), spelt as (
        select fold_text(label) as word, bool_or(language is distinct from 'en') as in_sl,
          bool_or(language is distinct from 'sl') as in_en
        from labels group by 1
      )
      update search_vocabulary v set in_sl = spelt.in_sl, in_en = spelt.in_en from spelt where spelt.word = v.word;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_vocabulary drop column in_sl, drop column in_en');
  }
}
