-- 'contact_dispute': tells the office that a contact of a customer disputes hours (rule contact-10).
alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check
    check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder', 'account', 'payment_reminder', 'claim', 'contact_link', 'contact_receipt', 'contact_dispute'));
