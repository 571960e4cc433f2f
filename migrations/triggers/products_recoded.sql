create or replace trigger products_recoded after update of product_code, mpn, ean, gtin on products
  for each row when ((old.product_code, old.mpn, old.ean, old.gtin)
    is distinct from (new.product_code, new.mpn, new.ean, new.gtin))
  execute function note_recoded_offer();
