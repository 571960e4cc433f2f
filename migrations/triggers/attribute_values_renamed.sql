create or replace trigger attribute_values_renamed after update on attribute_values
  referencing old table as was new table as became for each statement execute function note_changed_values();
