-- The first month of the company in Uurwerk. Null while HR has not answered the question. The months of each person
-- then begin with the employment or the opening month of the person.
alter table company_settings add column moved_in_on date check (extract(day from moved_in_on) = 1);
