-- The days of the month on which the order of an invoice line sets the price. Null for the lines of older invoices.
alter table invoice_lines
  add column period_start_on date,
  add column period_end_on date,
  add constraint invoice_lines_period check (num_nulls(period_start_on, period_end_on) in (0, 2) and period_start_on <= period_end_on);
