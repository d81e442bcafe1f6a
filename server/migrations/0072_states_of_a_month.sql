-- HR's list of a month reads the states of all its contracts. With these columns in the index, PostgreSQL reads the states of
-- one month from the index, instead of looking up each contract.
alter table timesheet_confirmations add constraint timesheet_confirmations_reason check (length(reason) <= 255) not valid;

create index timesheet_locks_of_month on timesheet_locks (month_on, contract_id) include (locked_at);
drop index timesheet_locks_month;
create index timesheet_confirmations_of_month on timesheet_confirmations (month_on, contract_id)
  include (confirmed_at, confirmed_by, changed_by_admin_at, days_ahead, reason);
drop index timesheet_confirmations_month;
create index timesheet_approvals_of_month on timesheet_approvals (month_on, contract_id) include (approved_at);
