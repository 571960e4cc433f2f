create or replace trigger catalogue_offers_emptied after truncate on catalogue_offers
  for each statement execute function note_changed_names();
