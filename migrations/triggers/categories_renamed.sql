create or replace trigger categories_renamed after insert or delete or update of name, active, path, system on categories
  for each statement execute function note_changed_names();
