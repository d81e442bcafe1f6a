-- The reference of the order at the time of the invoice. A hospital compares each group of lines with its own purchase
-- order.
alter table invoice_lines add column order_reference text not null default '';
