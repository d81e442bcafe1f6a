-- The offices of this database. Each office has a schema, and a role that owns the schema.
create table offices (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,30}$'),
  schema text not null unique,
  role text not null unique,
  state text not null check (state in ('being_made', 'on', 'stopped', 'deleted', 'dropped')),
  -- The number of the last migration that the schema has.
  migration integer not null default 0,
  -- How many of a process's 20 connections the office may use at once.
  connections integer not null default 8 check (connections between 1 and 20),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((deleted_at is not null) = (state in ('deleted', 'dropped')))
);

-- The host names of the offices. The main host name is in the links of mails.
create table office_hosts (
  host text primary key check (host = lower(host)),
  office text not null references offices,
  is_main boolean not null
);
create unique index office_hosts_one_main on office_hosts (office) where is_main;
create index office_hosts_office on office_hosts (office);

-- Every act of an operator. An act is never changed.
create table acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  act text not null,
  office text,
  detail text not null default '',
  by_login text not null default session_user
);
