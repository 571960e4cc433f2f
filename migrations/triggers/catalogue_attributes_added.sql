create or replace trigger catalogue_attributes_added after insert on catalogue_attributes
  referencing new table as changed for each statement execute function note_changed_offers();
