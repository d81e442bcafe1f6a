-- All data of one person: the shifts that are removed and the invoices that are credited. The other indexes contain only the rest.
create index shifts_closed_person on shifts (person_id) where closed_at is not null;
create index invoices_credited on invoices (contract_id) where not live;
