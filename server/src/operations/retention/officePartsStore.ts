import { readingActions } from '@uurwerk/contract/audit/actions'
import { dayOf, emptied, type RetentionRule } from './retentionRule.ts'

/** The retention rules of payroll exports. A payroll export contains pay codes, which can show a sickness. */
export const payrollExportParts: readonly RetentionRule[] = [
  { table: 'payroll_export_people', person: 't.person_id', day: 't.month_on', past: 't.month_on < $1' },
  {
    table: 'payroll_exports',
    day: 't.month_on',
    past: 't.month_on < $1 and not exists (select from payroll_export_people e where e.export_id = t.id)',
    follows: true,
  },
]

const NAMELESS = '(select i.id from invoices i where i.anonymised_at is not null)'
const NAMELESS_DELIVERIES = `(select d.id from peppol_deliveries d where d.invoice_id in ${NAMELESS})`

/**
 * The retention rules of invoices. The number, customer, lines and amounts are kept for the bookkeeping. The employee's
 * name, the times of the shifts, the e-mail addresses and the documents are removed (rule retention-15).
 */
export const invoiceParts: readonly RetentionRule[] = [
  {
    table: 'invoices',
    day: 't.invoice_on',
    past: `t.invoice_on < $1 and coalesce(t.confirmed_at, t.created_at) < $2 and t.anonymised_at is null
      and not exists (select from credit_notes n where n.invoice_id = t.id and (n.credited_on >= $1 or n.created_at >= $2))
      and not exists (select from documents d where d.invoice_id = t.id and d.made_at >= $2)`,
    set: {
      employee_name: `case when t.employee_name is null then null else 'Medewerker' end`,
      contact_mail: `''`,
      customer_billing: `t.customer_billing || '{"financialSupervisorReference": ""}'`,
      anonymised_at: '$3',
      version: 't.version + 1',
    },
  },
  {
    table: 'invoice_lines',
    day: '$1',
    past: `t.invoice_id in ${NAMELESS} and t.shifts is not null`,
    set: { shifts: 'null' },
    follows: true,
  },
  emptied('documents', 'content', `t.invoice_id in ${NAMELESS} and t.made_at < $2`),
  { table: 'invoice_emails', day: '$1', past: `t.invoice_id in ${NAMELESS}`, follows: true },
  emptied('credit_notes', 'reason', `t.invoice_id in ${NAMELESS}`),
  emptied(
    'credit_note_lines',
    'description',
    `t.invoice_id in ${NAMELESS} and t.line_position is null and t.cost_position is null`,
  ),
  emptied('mail_attempts', 'detail', `t.mail_id in (select m.id from mails m where m.invoice_id in ${NAMELESS})`),
  {
    table: 'mails',
    day: '$1',
    past: `t.invoice_id in ${NAMELESS} and t.body <> '' and t.status not in ('queued', 'sending')`,
    set: { recipients: `'{-}'`, subject: `''`, body: `''` },
    follows: true,
  },
  emptied('peppol_attempts', 'detail', `t.delivery_id in ${NAMELESS_DELIVERIES}`),
  emptied('peppol_events', 'detail', `t.delivery_id in ${NAMELESS_DELIVERIES}`),
  emptied('peppol_deliveries', 'detail', `t.invoice_id in ${NAMELESS} and t.next_at is null`),
]

const WITHOUT_INVOICE = `not exists (
  select from invoices i where i.contract_id = t.contract_id and i.month_on = t.month_on and i.anonymised_at is null)`

/** Signatures and judgements of customers prove an invoice, and are kept as long as the invoice (rule retention-27). */
export const signatureParts: readonly RetentionRule[] = [
  {
    table: 'customer_signatures',
    day: 't.month_on',
    past: `t.month_on < $1 and t.signed_at < $2 and ${WITHOUT_INVOICE}`,
    follows: true,
  },
  {
    table: 'line_judgements',
    day: 't.month_on',
    past: `t.month_on < $1 and coalesce(t.answered_at, t.judged_at) < $2 and ${WITHOUT_INVOICE}`,
    follows: true,
  },
]

const LOSES_COUNTERPARTY = {
  counterparty_name: `''`,
  counterparty_account: `''`,
  communication: `''`,
  end_to_end_id: `''`,
  bank_reference: `''`,
}

const HAS_COUNTERPARTY = `(t.counterparty_name, t.counterparty_account, t.communication, t.end_to_end_id, t.bank_reference) <> ('', '', '', '', '')`

/**
 * The retention rules of payments. The days and amounts are kept for the bookkeeping, and the payer and all texts are
 * removed.
 */
export const paymentParts: readonly RetentionRule[] = [
  {
    table: 'bank_entries',
    day: 't.entered_on',
    past: `t.entered_on < $1 and t.stored_at < $2 and ${HAS_COUNTERPARTY}`,
    set: LOSES_COUNTERPARTY,
    follows: true,
  },
  {
    table: 'payments',
    day: 't.paid_on',
    past: `t.paid_on < $1 and t.made_at < $2 and t.reason <> ''`,
    set: { reason: `''` },
    follows: true,
  },
  {
    table: 'disputed_invoices',
    day: '$1',
    past: `t.invoice_id in ${NAMELESS}`,
    follows: true,
  },
  {
    table: 'payment_reminders',
    day: 't.reminded_on',
    past: `t.letter <> '{}' and not exists (
      select from payment_reminder_invoices x
      join invoices i on i.id = x.invoice_id
      where x.reminder_id = t.id and i.anonymised_at is null)`,
    set: { letter: `'{}'` },
    follows: true,
  },
]

/**
 * The retention rules of bank movements without a payment. Most of these movements are private, such as wages, so their
 * names are removed sooner than the names in payments.
 */
const otherEntryParts: readonly RetentionRule[] = [
  {
    table: 'bank_entries',
    day: 't.entered_on',
    past: `t.entered_on < $1 and t.stored_at < $2 and ${HAS_COUNTERPARTY}
      and not exists (select from payments p where p.entry_id = t.id)`,
    set: LOSES_COUNTERPARTY,
    follows: true,
  },
]

const CONTACT_ADDRESS = `'oud-contactpersoon-' || t.id || '@anoniem.invalid'`

/**
 * Removes the name, the address and the job title of a contact. The row and its id stay, because the lines that the
 * contact accepted or disputed refer to this id.
 */
const LOSES_CONTACT = {
  name: `'Oud-contactpersoon'`,
  email_address: CONTACT_ADDRESS,
  job_title: `''`,
  ended_at: 'coalesce(t.ended_at, $3)',
  version: 't.version + 1',
}

const SIGNED_NOTHING = 'not exists (select from customer_signatures s where s.contact_id = t.id)'

/** The retention rules of contact persons of customers that have been inactive for a long time (rule retention-16). */
export const contactParts: readonly RetentionRule[] = [
  {
    table: 'customers',
    day: dayOf('t.created_at'),
    past: `not t.active and t.created_at < $2
      and (t.supervisor_name, t.supervisor_email, t.addressee, t.reminder_contact_name, t.reminder_contact_email)
        is distinct from ('', '', '', '', '')
      and not exists (select from contracts c where c.customer_id = t.id and (c.end_on is null or c.end_on >= $1))
      and not exists (select from invoices i where i.customer_id = t.id and i.invoice_on >= $1)`,
    set: {
      supervisor_name: `''`,
      supervisor_email: `''`,
      addressee: `''`,
      reminder_contact_name: `''`,
      reminder_contact_email: `''`,
      version: 't.version + 1',
    },
  },
  {
    table: 'customer_contacts',
    day: '$1',
    past: `t.ended_at is null and t.created_at < $2 and ${SIGNED_NOTHING} and t.customer_id in (
      select k.id from customers k
      where not k.active and k.created_at < $2
        and not exists (select from contracts c where c.customer_id = k.id and (c.end_on is null or c.end_on >= $1))
        and not exists (select from invoices i where i.customer_id = k.id and i.invoice_on >= $1))`,
    set: LOSES_CONTACT,
    follows: true,
  },
]

/**
 * The retention rules of mails that do not belong to an invoice, of confirmed addresses to which no invoice goes any
 * more (rule retention-17), and of contacts whose access ended (rule retention-28).
 */
export const mailParts: readonly RetentionRule[] = [
  ...otherEntryParts,
  {
    table: 'customer_contacts',
    day: dayOf('t.ended_at'),
    past: `t.ended_at < $2 and t.email_address <> ${CONTACT_ADDRESS} and ${SIGNED_NOTHING}`,
    set: LOSES_CONTACT,
  },
  {
    table: 'mails',
    day: dayOf('t.requested_at'),
    past: `t.invoice_id is null and t.requested_at < $2 and t.body <> '' and t.status not in ('queued', 'sending')`,
    set: { recipients: `'{-}'`, subject: `''`, body: `''` },
  },
  emptied('mail_attempts', 'detail', `t.mail_id in (select m.id from mails m where m.body = '')`),
  {
    table: 'confirmed_emails',
    day: dayOf('t.created_at'),
    past: `t.created_at < $2 and not exists (select from customer_emails c where c.confirmed_email_id = t.id)
      and not exists (select from invoice_emails i where lower(i.email_address) = lower(t.email_address))
      and not exists (select from customers k where lower(k.reminder_contact_email) = lower(t.email_address))`,
  },
]

const PAST_BATCH = '(select b.id from batches b where b.finished_at < $2)'

export const batchParts: readonly RetentionRule[] = [
  { table: 'batch_items', day: '$1', past: `t.batch_id in ${PAST_BATCH}`, follows: true },
  {
    table: 'batches',
    day: dayOf('t.finished_at'),
    past: 't.finished_at < $2 and not exists (select from batch_items i where i.batch_id = t.id)',
  },
]

const READINGS = readingActions.map((action) => `'${action}'`).join(', ')

/** The retention rules of audit entries that record who read the data of which person. */
export const readingParts: readonly RetentionRule[] = [
  {
    table: 'audit_entries',
    day: dayOf('t.at'),
    past: `t.at < $2 and t.action in (${READINGS})`,
  },
]

/** The retention rules of audit entries that remain after the partitions of whole months were dropped. */
export const changeParts: readonly RetentionRule[] = [{ table: 'audit_entries', day: dayOf('t.at'), past: 't.at < $2' }]
