create or replace trigger catalogue_placements_added after insert on catalogue_placements
  referencing new table as changed for each statement execute function note_changed_offers();
