create or replace trigger catalogue_offers_changed after update on catalogue_offers
  referencing old table as was new table as became for each statement execute function note_moved_offers();
