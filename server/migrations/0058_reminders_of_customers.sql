-- The reminder settings of a customer. Null days mean the days of the company. A highest level of 0 means no reminders.
alter table customers
  add column reminder_last_level integer not null default 3 check (reminder_last_level between 0 and 3),
  add column reminder_first_days integer check (reminder_first_days between 1 and 90),
  add column reminder_second_days integer check (reminder_second_days between 1 and 90),
  add column reminder_third_days integer check (reminder_third_days between 1 and 90),
  add column reminder_channel text not null default 'mail' check (reminder_channel in ('mail', 'letter')),
  -- The receiver of the reminders, when this is not the receiver of the invoices.
  add column reminder_contact_name text not null default '' check (length(reminder_contact_name) <= 100),
  add column reminder_contact_email text not null default '' check (length(reminder_contact_email) <= 255),
  add constraint customers_reminder_days check (num_nulls(reminder_first_days, reminder_second_days, reminder_third_days) in (0, 3));

-- A reminder on paper has no mail. The letter is kept as data, so that it is printed again with the same content.
alter table payment_reminders
  alter column mail_id drop not null,
  add column channel text not null default 'mail' check (channel in ('mail', 'letter')),
  add column letter jsonb,
  add constraint payment_reminders_channel check ((channel = 'mail') = (mail_id is not null) and (channel = 'mail' or letter is not null));
