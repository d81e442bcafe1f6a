create table sign_in_attempts (
  state text primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  -- The hash of a cookie of the browser that began the sign-in. Only this browser can finish the sign-in. Otherwise, a
  -- link from an attacker could sign a user in to the account of the attacker.
  browser_hash bytea not null,
  created_at timestamptz not null
);
create index sign_in_attempts_created on sign_in_attempts (created_at);

create table sign_in_tickets (
  ticket_hash bytea primary key,
  person_id bigint not null references people,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sessions (
  token_hash bytea primary key,
  person_id bigint not null references people,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_person on sessions (person_id);

-- The first answer to a request. When the client repeats the request, it gets the same answer. The row is written in
-- the transaction of the change.
create table idempotent_answers (
  person_id bigint not null references people,
  method text not null,
  path text not null,
  key text not null check (length(key) between 1 and 255),
  body_hash bytea not null,
  status integer,
  -- Not jsonb, so that the repeated answer has the same bytes.
  answer json,
  created_at timestamptz not null,
  primary key (person_id, method, path, key)
);
create index idempotent_answers_created on idempotent_answers (created_at);

-- Who changed or read which data. A change has only the changed fields. Whole months are deleted after their retention
-- term.
create table audit_entries (
  id bigint generated always as identity,
  at timestamptz not null,
  actor_id bigint references people,
  action text not null,
  entity text not null,
  entity_id bigint,
  person_id bigint references people,
  changes jsonb not null default '{}',
  primary key (at, id)
) partition by range (at);
create table audit_entries_default partition of audit_entries default;
create index audit_entries_entity on audit_entries (entity, entity_id, at);
create index audit_entries_person on audit_entries (person_id, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
