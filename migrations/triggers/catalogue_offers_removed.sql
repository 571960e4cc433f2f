create or replace trigger catalogue_offers_removed after delete on catalogue_offers
  referencing old table as changed for each statement execute function note_removed_offers();
