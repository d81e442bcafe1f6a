-- Whether an invoice waits for the signature of the customer. Null means that the choice of the parent customer
-- applies; without a parent, null means 'none'.
alter table customers add column approval text check (approval in ('none', 'informative', 'required'));

-- The months that HR invoices without the signature of the customer. A row is deleted together with the confirmation of
-- the month.
create table customer_waivers (
  contract_id bigint not null,
  month_on date not null,
  reason text not null check (length(reason) between 1 and 255),
  waived_at timestamptz not null,
  waived_by bigint references people,
  primary key (contract_id, month_on),
  foreign key (contract_id, month_on) references timesheet_confirmations on delete cascade
);
