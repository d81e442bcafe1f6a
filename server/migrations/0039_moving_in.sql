-- The first month of the company in Uurwerk. It is null while HR has not answered the question, and the months then
-- count from the employment or the opening month of each person.
alter table company_settings add column moved_in_on date check (extract(day from moved_in_on) = 1);
