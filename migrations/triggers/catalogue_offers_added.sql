create or replace trigger catalogue_offers_added after insert on catalogue_offers
  referencing new table as changed for each statement execute function note_changed_offers();
