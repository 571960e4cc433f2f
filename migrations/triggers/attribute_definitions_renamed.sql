create or replace trigger attribute_definitions_renamed after update of name, unit on attribute_definitions
  for each statement execute function note_changed_names();
