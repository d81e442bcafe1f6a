-- Whether an invoice waits for the signature of the customer. Null: as the parent of the customer, otherwise 'none'.
alter table customers add column approval text check (approval in ('none', 'informative', 'required'));

-- HR invoices a month without the signature of the customer. The row goes when the confirmation of the month goes.
create table customer_waivers (
  contract_id bigint not null,
  month_on date not null,
  reason text not null check (length(reason) between 1 and 255),
  waived_at timestamptz not null,
  waived_by bigint references people,
  primary key (contract_id, month_on),
  foreign key (contract_id, month_on) references timesheet_confirmations on delete cascade
);
