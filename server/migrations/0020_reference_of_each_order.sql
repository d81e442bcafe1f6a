-- The reference of the order at the time of the invoice. The lines of an invoice are grouped by order, and a hospital
-- compares each group with the purchase order of that group.
alter table invoice_lines add column order_reference text not null default '';
