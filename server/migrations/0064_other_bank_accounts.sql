-- The other bank accounts of the company, separated by a comma and a space. Invoices never name them.
alter table company_settings add column other_ibans text not null default '';
