-- Messages on a phone by web push, and notices of changes by HR (rules notices-1 to notices-9).

-- The key pair with which the push services recognise this installation. The server makes it when it needs
-- it for the first time.
create table push_keys (
  one boolean primary key default true check (one),
  -- The public key as browsers want it: 65 bytes in base64url.
  public_key text not null,
  private_key bytea not null,
  created_at timestamptz not null
);

-- The browsers in which a person turned messages on.
create table push_devices (
  id bigint generated always as identity primary key,
  person_id bigint not null references people,
  -- The session of the browser; null when the session was deleted after it ended.
  session_id bigint references sessions (id) on delete set null,
  -- The secret address at the push service. A browser has one address.
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  p256dh text not null check (length(p256dh) between 1 and 200),
  auth text not null check (length(auth) between 1 and 100),
  device text not null check (length(device) between 1 and 100),
  created_at timestamptz not null
);
create index push_devices_person on push_devices (person_id);
create index push_devices_session on push_devices (session_id);

-- When a session ends, its browser gets no more messages. This is also true when HR or another device ends the session.
create function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_devices d where d.session_id = new.id;
  return null;
end $$;
create trigger sessions_end_push after update of revoked_at on sessions for each row
  when (new.revoked_at is not null and old.revoked_at is null) execute function end_push_of_session();

create table push_messages (
  id bigint generated always as identity primary key,
  device_id bigint not null references push_devices on delete cascade,
  text text not null,
  path text not null,
  -- A later message about the same topic replaces this one.
  topic text not null check (length(topic) <= 32),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'unclear')),
  attempts integer not null default 0,
  requested_at timestamptz not null,
  finished_at timestamptz
);
create index push_messages_device on push_messages (device_id);
create index push_messages_requested on push_messages (requested_at);

-- The columns have defaults, because the previous release writes no values for them.
alter table reminder_choices
  add column confirm_by_push boolean not null default true,
  add column plan_by_push boolean not null default true,
  add column roster_by_mail boolean not null default true,
  add column roster_by_push boolean not null default true,
  add column absence_by_mail boolean not null default true,
  add column absence_by_push boolean not null default true;

-- A person who wants only a message on the phone gets no mail.
alter table timesheet_reminders alter column mail_id drop not null;

-- The messages about changes by HR. A message is about all changes up to `told_until` that have no message yet.
create table change_notices (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  kind text not null check (kind in ('roster', 'absence')),
  told_until timestamptz not null,
  mail_id bigint unique references mails,
  made_at timestamptz not null,
  unique (person_id, kind, told_until)
);
create index audit_entries_told on audit_entries (at) where action in ('plan shifts', 'edit planned shift',
  'remove planned shift', 'remove all planned shifts', 'create shift', 'edit shift', 'remove shift', 'undo shift removal',
  'book absences', 'edit absence', 'remove absence', 'convert sickness');

-- Changes that were made before this release get no message.
insert into change_notices (person_id, kind, told_until, made_at)
select p.id, k.kind, now(), now() from people p cross join (values ('roster'), ('absence')) k (kind);
