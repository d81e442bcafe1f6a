-- The qualifications that people can have, such as nurse, and the period in which a person has each qualification
-- (rules qualifications-1 to qualifications-3).
create table qualifications (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  name text not null check (length(name) between 1 and 40),
  -- False when the qualification cannot be given to people or required by open shifts any more.
  active boolean not null default true
);
create unique index qualifications_name on qualifications (lower(name));
insert into qualifications (name) values ('Verpleegkundige'), ('Zorgkundige'), ('Teamverantwoordelijke'), ('Chauffeur');

create table person_qualifications (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  person_id bigint not null references people on delete cascade,
  qualification_id bigint not null references qualifications,
  start_on date not null,
  end_on date,
  check (end_on >= start_on),
  constraint person_qualifications_no_overlap exclude using gist
    (person_id with =, qualification_id with =, daterange(start_on, end_on, '[]') with &&)
);
create index person_qualifications_person on person_qualifications (person_id);
create index person_qualifications_qualification on person_qualifications (qualification_id);

-- Only people who have this qualification on the day see the open shift; null when the open shift requires no
-- qualification.
alter table staff_needs add column qualification_id bigint references qualifications;
create index staff_needs_qualification on staff_needs (qualification_id);
