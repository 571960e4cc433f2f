import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores find their drafts and what they have switched off by words, too. */
export class FindHiddenProducts20261121235800 implements MigrationInterface {
  name = 'FindHiddenProducts20261121235800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into catalogue_texts (offer_id, name_sl, name_en, words)
      select p.id, coalesce(p.name->>'sl', p.name->>'en', ''), coalesce(p.name->>'en', p.name->>'sl', ''),
        setweight(to_tsvector('simple', search_words(concat_ws(' ', p.name->>'sl', p.name->>'en'))), 'A')
          || setweight(to_tsvector('simple', search_words(coalesce(b.name, ''))), 'B')
          || setweight(to_tsvector('simple', search_words(concat_ws(' ', p.product_code, p.mpn, p.ean, p.gtin))), 'C')
      from products p left join brands b on b.id = p.brand_id
      where p.deleted_at is null
      on conflict (offer_id) do nothing
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from catalogue_texts t where not exists (select from catalogue_offers o where o.offer_id = t.offer_id)
    `);
  }
}
