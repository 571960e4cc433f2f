create or replace trigger catalogue_attributes_removed after delete on catalogue_attributes
  referencing old table as changed for each statement execute function note_changed_offers();
