create or replace trigger event_days_changed_to after update on event_days
  referencing new table as changed for each statement execute function sum_company_days('1');
