create or replace trigger products_recoded after update of product_code, mpn, ean, gtin, name on products
  for each row when ((old.product_code, old.mpn, old.ean, old.gtin, old.name ? 'sl')
    is distinct from (new.product_code, new.mpn, new.ean, new.gtin, new.name ? 'sl'))
  execute function note_recoded_offer();
