create or replace trigger companies_renamed after update of company_name on companies
  for each statement execute function note_changed_names();
