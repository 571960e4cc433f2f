create or replace trigger catalogue_placements_removed after delete on catalogue_placements
  referencing old table as changed for each statement execute function note_changed_offers();
