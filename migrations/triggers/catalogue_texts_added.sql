create or replace trigger catalogue_texts_added after insert on catalogue_texts
  referencing new table as changed for each statement execute function note_changed_offers();
