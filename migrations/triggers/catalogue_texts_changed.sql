create or replace trigger catalogue_texts_changed after update on catalogue_texts
  referencing new table as changed for each statement execute function note_changed_offers();
