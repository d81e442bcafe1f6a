-- Invoices and credit notes are sent over the Peppol network through an access point (rules invoicing-83 to invoicing-98).
alter table customers
  add column delivery text not null default 'auto' check (delivery in ('auto', 'peppol', 'mail', 'none'));

-- The access point in the settings of the last start; no row when the settings have no access point. The key is stored
-- only as a hash, which shows whether the operator replaced a key that the access point refused.
create table peppol_account (
  only_row boolean primary key default true check (only_row),
  provider text not null,
  key_hash bytea not null,
  refused_at timestamptz,
  refused_detail text not null default ''
);

-- One row for each sending of a document. A document has at most one row that is unfinished or successful.
create table peppol_deliveries (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  invoice_id bigint not null references invoices,
  credit_note_id bigint,
  sender text not null,
  receiver text not null,
  state text not null default 'queued' check (state in
    ('queued', 'prepared', 'sent', 'delivered', 'accepted', 'queried', 'rejected', 'failed', 'unclear', 'cancelled')),
  -- The next call to the access point. A step that began and has no result was interrupted.
  step text not null default 'look_up' check (step in ('look_up', 'find', 'prepare', 'submit', 'check', 'read')),
  step_began_at timestamptz,
  -- The number of times that the step failed.
  tries integer not null default 0,
  next_at timestamptz,
  provider text not null default '',
  provider_id text,
  -- The reason of a failure or of a rejection, as the access point or the receiver states it.
  detail text not null default '',
  contradicted boolean not null default false,
  requested_by bigint references people,
  requested_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  responded_at timestamptz,
  foreign key (credit_note_id, invoice_id) references credit_notes (id, invoice_id),
  check (state not in ('sent', 'delivered', 'accepted', 'queried', 'rejected') or provider_id is not null)
);
create unique index peppol_deliveries_one_open on peppol_deliveries (document_id)
  where state not in ('failed', 'unclear', 'cancelled');
create index peppol_deliveries_invoice on peppol_deliveries (invoice_id, id);
create index peppol_deliveries_due on peppol_deliveries (next_at) where next_at is not null;
create index peppol_deliveries_provider on peppol_deliveries (provider_id);

-- Each call that changes something at the access point, and each call that failed.
create table peppol_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references peppol_deliveries,
  at timestamptz not null,
  step text not null,
  result text not null,
  detail text not null default ''
);
create index peppol_attempts_delivery on peppol_attempts (delivery_id, id);

-- The reports of the access point: its calls to us, states and responses. Each report is stored once.
create table peppol_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  provider_id text not null,
  delivery_id bigint references peppol_deliveries,
  kind text not null,
  detail text not null default '',
  at timestamptz not null,
  unique (provider, event_id)
);
create index peppol_events_delivery on peppol_events (delivery_id, id);

-- The last answer of the network about each receiver. A failed look-up is not stored.
create table peppol_lookups (
  peppol_id text primary key,
  found boolean not null,
  invoice boolean not null,
  credit_note boolean not null,
  checked_at timestamptz not null
);

-- The order of the states: a delivery never returns to an earlier state.
create function peppol_rank(state text) returns integer language sql immutable as $$
  select case state when 'queued' then 0 when 'prepared' then 1 when 'sent' then 2
    when 'accepted' then 4 when 'queried' then 4 when 'rejected' then 4 else 3 end
$$;
create function check_peppol_delivery() returns trigger language plpgsql as $$
begin
  if peppol_rank(new.state) < peppol_rank(old.state) then
    raise exception 'a delivery goes from % back to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger peppol_deliveries_forward before update of state on peppol_deliveries
  for each row execute function check_peppol_delivery();
