create or replace trigger brands_renamed after update on brands
  referencing old table as was new table as became for each statement execute function note_changed_brands();
