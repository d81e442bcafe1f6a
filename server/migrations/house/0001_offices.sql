-- The offices of this database. Each office has its own schema, and a database role that owns this schema.
create table offices (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,30}$'),
  schema text not null unique,
  role text not null unique,
  state text not null check (state in ('being_made', 'on', 'stopped', 'deleted', 'dropped')),
  -- The number of the last migration that ran in the schema.
  migration integer not null default 0,
  -- The number of connections that the office may use at the same time, of the 20 connections of a server process.
  connections integer not null default 8 check (connections between 1 and 20),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((deleted_at is not null) = (state in ('deleted', 'dropped')))
);

-- The host names of the offices. Links in mails contain the main host name of the office.
create table office_hosts (
  host text primary key check (host = lower(host)),
  office text not null references offices,
  is_main boolean not null
);
create unique index office_hosts_one_main on office_hosts (office) where is_main;
create index office_hosts_office on office_hosts (office);

-- The actions of operators. A row is never changed.
create table acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  act text not null,
  office text,
  detail text not null default '',
  by_login text not null default session_user
);
