-- For all data of one person: also removed shifts and credited invoices, which the other indexes do not contain.
create index shifts_closed_person on shifts (person_id) where closed_at is not null;
create index invoices_credited on invoices (contract_id) where not live;
