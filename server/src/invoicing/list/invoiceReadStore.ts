import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { InvoiceRow, InvoiceSummaryRow } from '../invoiceRow.ts'
import { COMPANY_JSON } from '../../company/companyStore.ts'
import { CREDIT_NOTES } from '../credits/creditNoteStore.ts'
import { DELIVERIES } from '../delivery/deliveriesOfInvoiceStore.ts'
import { LAST_OF_DOCUMENT, mailedAfter } from '../delivery/endedDelivery.ts'
import { LAST_VAT } from '../vatOfInvoices/lastVatStore.ts'
import { OWN_EXEMPTIONS } from '../vatRegimes/vatRegimeStore.ts'

/** SQL of the status of a mail. A mail that is being sent has the status queued. */
const STATUS_OF_MAIL = `case m.status when 'sending' then 'queued' else m.status end`

const SUMMARY = `
  i.id, i.version, i.contract_id as "contractId", c.person_id as "personId", to_char(i.month_on, 'YYYY-MM') as "yearMonth",
  i.number, i.invoice_on as "invoiceOn", i.date_chosen as "dateChosen", i.subject, i.customer_name as "customerName",
  i.employee_name as "employeeName", i.total_excluding_cents as "excludingVat",
  i.vat_regime as "vatRegime", (select r.name from vat_regimes r where r.code = i.vat_regime) as "ownRegimeName",
  i.total_including_cents as "includingVat", extract(epoch from i.mailed_at)::int8 as "mailedAt",
  n.number as "creditNoteNumber",
  case when n.id is null then 0 else (select sum(x.total_including_cents) from credit_notes x where x.invoice_id = i.id) end::int8 as credited,
  extract(epoch from n.mailed_at)::int8 as "creditNoteMailedAt",
  (select ${STATUS_OF_MAIL}
   from mails m
   where m.invoice_id = i.id and m.kind = case when n.id is null then 'invoice' else 'credit_note' end
     and m.credit_note_id is not distinct from n.id
   order by m.requested_at desc, m.id desc
   limit 1) as "mailStatus",
  coalesce((select e.state
   from peppol_deliveries e
   where n.id is not null and e.invoice_id = i.id and e.credit_note_id is distinct from n.id
     and e.state in ('failed', 'unclear') and ${LAST_OF_DOCUMENT}
   order by e.id desc
   limit 1), (select case when d.state in ('failed', 'unclear', 'cancelled') and ${mailedAfter('d')} then null else d.state end
   from peppol_deliveries d
   where d.invoice_id = i.id and d.credit_note_id is not distinct from n.id
   order by d.id desc
   limit 1)) as "deliveryState"`

const FROM = `
  from invoices i
  left join contracts c on c.id = i.contract_id
  left join lateral (
    select x.id, x.number, x.mailed_at from credit_notes x where x.invoice_id = i.id order by x.id desc limit 1) n on true`

/**
 * SQL of the confirmation and the approval of the invoiced timesheet, as entries in the history of the invoice. An
 * employee's own confirmation shows no HR user.
 */
const BEFORE_INVOICE = `
  select f.confirmed_at, coalesce(f.confirmed_by, c.person_id), 'confirm timesheet', '{}'::jsonb, -1
  from timesheet_confirmations f
  where f.contract_id = i.contract_id and f.month_on = i.month_on and f.confirmed_at <= i.created_at
    and i.anonymised_at is null
  union all
  select v.approved_at, v.approved_by, 'approve timesheet', '{}'::jsonb, 0
  from timesheet_approvals v
  where v.contract_id = i.contract_id and v.month_on = i.month_on and v.approved_at <= i.created_at
    and i.anonymised_at is null`

const ONE = prepared<InvoiceRow, [id: number]>(
  'one invoice',
  `select ${SUMMARY}, i.number_year as "numberYear", i.number_sequence as "numberSequence",
    extract(epoch from i.confirmed_at)::int8 as "confirmedAt", i.anonymised_at is not null as "documentsForgotten",
    exists (select from documents d
     where d.invoice_id = i.id and d.kind = 'invoice_ubl') as "keepsUbl",
    i.live, i.vat_chosen as "vatChosen", not i.vat_chosen and k.vat_regime is null and c.vat_regime is null and c.id is not null as "vatUnchosen",
    case when i.number is null and not i.vat_chosen then (${LAST_VAT}) end as "vatBefore",
    (select json_agg(json_build_object('category', g.category, 'percentage', g.percentage, 'base', g.base_cents,
        'vat', g.vat_cents, 'code', g.code, 'reasons', g.reasons) order by g.position)
     from invoice_vat g
     where g.invoice_id = i.id) as "storedVat", i.vat_cents as vat, i.contact_mail as "contactMail",
    i.internal_reference as "internalReference", i.external_reference as "externalReference", i.reference,
    i.purchase_order as "purchaseOrder",
    array_remove(array(
      select distinct coalesce((select o.purchase_order from orders o where o.id = l.order_id), '')
      from invoice_lines l
      where l.invoice_id = i.id
      order by 1), '') as "purchaseOrders", i.project_reference as "projectReference",
    i.accounting_reference as "accountingReference",
    json_build_object('deliveryOn', i.delivery_on, 'period', case when i.period_start_on is not null
      then json_build_object('start', i.period_start_on, 'end', i.period_end_on) end) as supply,
    coalesce((select r.words ->> 'nl' from vat_regimes r where r.code = i.vat_regime and i.number is null), i.disclaimer) as disclaimer,
    coalesce(i.own_regimes, (${OWN_EXEMPTIONS})) as "ownRegimes", i.customer_billing as billing,
    coalesce('{"logoId": null}' || i.seller, (select ${COMPANY_JSON}::jsonb from company_settings s)) as seller,
    i.worked_seconds as worked, i.shifts_total_cents as "shiftsTotal",
    (select coalesce(json_agg(json_build_object('orderId', l.order_id, 'orderReference', l.order_reference, 'description', l.description,
        'premium', l.premium, 'callout', l.callout, 'baseRate', l.base_rate_cents, 'percentage', l.percentage_bp,
        'seconds', l.worked_seconds, 'amount', l.amount_cents, 'shifts', l.shifts, 'period', case when l.period_start_on is not null
          then json_build_object('start', l.period_start_on, 'end', l.period_end_on) end) order by l.position), '[]')
     from invoice_lines l
     where l.invoice_id = i.id) as lines,
    (select coalesce(json_agg(json_build_object('id', x.id, 'description', x.description, 'amount', x.amount_hundredths,
        'units', x.units, 'cost', x.cost_cents, 'vatRegime', x.vat_regime, 'accountingCost', json_build_object('id', x.accounting_cost_id,
          'name', x.accounting_cost_name, 'billingCode', x.billing_code)) order by x.position), '[]')
     from invoice_costs x
     where x.invoice_id = i.id) as costs,
    (select coalesce(json_agg(json_build_object('emailAddress', e.email_address,
        'confirmedAt', extract(epoch from f.confirmed_at)::int8, 'confirmer', f.confirmer) order by e.email_address), '[]')
     from invoice_emails e
     left join confirmed_emails f on lower(f.email_address) = lower(e.email_address)
     where e.invoice_id = i.id) as emails,
    ${CREDIT_NOTES} as "creditNotes",
    (select coalesce(json_agg(json_build_object('kind', m.kind, 'creditNoteId', m.credit_note_id, 'requestedAt', extract(epoch from m.requested_at)::int8,
        'recipients', m.recipients, 'status', ${STATUS_OF_MAIL}, 'attempts',
        (select coalesce(json_agg(json_build_object('at', extract(epoch from t.at)::int8, 'result', t.result,
            'detail', t.detail) order by t.id), '[]')
         from mail_attempts t
         where t.mail_id = m.id)) order by m.requested_at desc, m.id desc), '[]')
     from mails m
     where m.invoice_id = i.id) as mails,
    coalesce(k.delivery, 'auto') as channel, exists (select from peppol_account) as "peppolSetUp", ${DELIVERIES} as deliveries,
    (select coalesce(json_agg(json_build_object('at', extract(epoch from h.at)::int8,
        'by', (select p.first_name || ' ' || p.last_name from people p where p.id = h.by_id), 'action', h.action,
        'changes', h.changes) order by h.at desc, h.place desc), '[]')
     from (
       select a.at, a.actor_id as by_id, a.action, a.changes, a.id as place
       from audit_entries a
       where a.entity = 'invoice' and a.entity_id = i.id
       union all
       ${BEFORE_INVOICE}) h) as history
  ${FROM}
  left join customers k on k.id = i.customer_id
  where i.id = $1`,
)

export async function readInvoice(db: Database, id: number): Promise<InvoiceRow | null> {
  const [row] = await ONE(db, [id])
  return row ?? null
}

/** The latest number comes first. Concept invoices have no number and come before all other invoices. */
const ORDER = `order by i.number is not null, i.invoice_on desc, i.number_year desc, i.number_sequence desc, i.id desc`

const ofMonth = prepared<InvoiceSummaryRow, [firstDay: Day, lastDay: Day]>(
  'invoices of a month',
  `select ${SUMMARY} ${FROM}
   where i.month_on = $1 or (i.month_on is null and i.invoice_on between $1 and $2)
   ${ORDER}`,
)

/** The list includes invoices without a contract month that have a date in that month (rule invoicing-36). */
export const listMonthInvoices = (db: Database, yearMonth: YearMonth): Promise<InvoiceSummaryRow[]> =>
  ofMonth(db, [firstDayOf(yearMonth), lastDayOf(yearMonth)])

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

const ofContractMonth = prepared<InvoiceSummaryRow & { readonly live: boolean }, [contractId: number, firstDay: Day]>(
  'invoices of a contract month',
  `select ${SUMMARY}, i.live ${FROM}
  where i.contract_id = $1 and i.month_on = $2
  ${ORDER}`,
)

export const listContractMonthInvoices = (db: Database, { contractId, yearMonth }: ContractMonth) =>
  ofContractMonth(db, [contractId, firstDayOf(yearMonth)])
