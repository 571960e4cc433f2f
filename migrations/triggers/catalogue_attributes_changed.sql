create or replace trigger catalogue_attributes_changed after update on catalogue_attributes
  referencing new table as changed for each statement execute function note_changed_offers();
