-- The order's reference as it was when the invoice was made: a hospital matches each group of lines with its own purchase order.
alter table invoice_lines add column order_reference text not null default '';
