import { addressOf } from '@uurwerk/contract/addressOf'
import { endpoints } from '@uurwerk/contract/endpoints'
import type { Pool } from 'pg'
import { hr, tokenOf } from '../calls.ts'
import type { Call } from '../work.ts'

/** One call that reads, with realistic parameters. */
export type Read = { readonly name: string; readonly call: Call; readonly isFile: boolean }

type Value = string | number

type Parameters = {
  /** The parameter values of a read that differ from the usual values. */
  readonly path?: Readonly<Record<string, Value>>
  readonly query?: Readonly<Record<string, Value>>
}

/** The records that the measured reads ask for. */
type Records = {
  /** An employee with two contracts. The position of this employee is in the middle of the sorted list. */
  readonly personId: number
  readonly contractId: number
  readonly customerId: number
  readonly invoiceId: number
  readonly creditedInvoiceId: number
  readonly creditedOn: string
  readonly jobId: number
  /** The last shift of the employee, with its shift type. */
  readonly shiftId: number
  readonly shiftTypeId: number
}

const RECORDS = `
  select c.person_id::integer as "personId", c.id::integer as "contractId", c.customer_id::integer as "customerId",
    (select max(i.id)::integer from invoices i where i.contract_id = c.id and i.live) as "invoiceId",
    n.invoice_id::integer as "creditedInvoiceId", n.credited_on::text as "creditedOn",
    (select max(b.id)::integer from batches b) as "jobId",
    s.id::integer as "shiftId", s.shift_type_id::integer as "shiftTypeId"
  from contracts c
  cross join lateral (select * from shifts s where s.contract_id = c.id order by s.start_at desc limit 1) s
  cross join (select * from credit_notes order by invoice_id desc limit 1) n
  where c.reference not like 'REF-B-%' and exists (select from contracts o where o.person_id = c.person_id and o.id <> c.id)
  order by c.person_id
  offset (select count(*) / 18 from people)
  limit 1`

/** The previous month. All timesheets of this month are confirmed, and none is invoiced. */
const MONTH = '2026-10'
const CURRENT_MONTH = '2026-11'

const THIS_MONTH = { from: '2026-11-01', to: '2026-11-30' }

/**
 * The reads that are not measured. They need a reminder of an unpaid invoice, which the company does not have, or an
 * answer of a server on the internet.
 */
const NOT_MEASURED = new Set(['peppolLookup', 'previewReminderLetter', 'printReminderLetters'])

/** The variants of a read whose duration depends on its parameters. Any other read is measured once. */
const variantsOf = (records: Records): Readonly<Record<string, Readonly<Record<string, Parameters>>>> => ({
  absenceCounters: { '': { path: { id: records.personId } } },
  accountingCsv: {
    'a year': { query: { from: '2025-01-01', to: '2025-12-31' } },
    'a month': { query: { from: '2026-10-01', to: '2026-10-31' } },
  },
  accountingZip: { 'the credit notes of a day': { query: { from: records.creditedOn, to: records.creditedOn } } },
  auditEntries: {
    '': {},
    'of a person': { query: { user: records.personId } },
    'of a contract month': { query: { contract: records.contractId, yearMonth: MONTH } },
    'of an actor': { query: { actor: 1 } },
    'of an actor without entries': { query: { actor: 3 } },
    'of a kind': { query: { kind: 'readings' } },
    'of a year': { query: { from: '2025-01-01', to: '2025-12-31' } },
  },
  availability: { '': { query: THIS_MONTH } },
  candidates: {
    '': { query: { customerId: records.customerId, day: '2026-11-30', shiftTypeId: records.shiftTypeId } },
  },
  contractMonthInvoices: { '': { path: { yearMonth: '2026-09' } } },
  contractMonths: { '': {}, 'the current month': { path: { yearMonth: CURRENT_MONTH } } },
  counterLedger: { '': { path: { id: records.personId } } },
  customer: { '': { path: { id: records.customerId } } },
  customerContacts: { '': { path: { id: records.customerId } } },
  customerReminders: { '': { path: { id: records.customerId } } },
  customerStaffing: { '': { path: { id: records.customerId } } },
  demoAttachment: { 'of no demo': { path: { id: 1 } } },
  downloadCreditNote: { '': { path: { id: records.creditedInvoiceId } } },
  downloadCreditNoteUbl: { '': { path: { id: records.creditedInvoiceId } } },
  downloadInvoice: { '': { path: { id: records.invoiceId } } },
  downloadInvoiceUbl: { '': { path: { id: records.invoiceId } } },
  downloadTimesheet: { '': { path: { id: records.contractId } } },
  hrEmployerPayCodes: { '': { path: { id: 1 } } },
  hrStart: { '': { path: { yearMonth: CURRENT_MONTH } }, 'the month before': {} },
  importExport: { '': { path: { kind: 'people' } } },
  importTemplate: { '': { path: { kind: 'people' } } },
  invoice: { '': { path: { id: records.invoiceId } } },
  invoicePayments: { '': { path: { id: records.invoiceId } } },
  job: { '': { path: { id: records.jobId }, query: { after: 999_999 } }, 'all items': { path: { id: records.jobId } } },
  liveInvoice: { '': { path: { yearMonth: '2026-09' } } },
  monthInvoices: { '': { path: { yearMonth: '2026-09' } } },
  needs: { '': { query: THIS_MONTH } },
  openShifts: { '': { query: THIS_MONTH } },
  ownMonth: { '': { path: { yearMonth: CURRENT_MONTH } } },
  person: { '': { path: { id: records.personId } } },
  personAvailability: { '': { query: THIS_MONTH } },
  personQualifications: { '': { path: { id: records.personId } } },
  personalData: { '': { path: { id: records.personId } } },
  plannedMonth: { '': { path: { yearMonth: CURRENT_MONTH } } },
  search: { '': { query: { q: 'peeters' } } },
  teamPlanning: { '': { query: THIS_MONTH } },
  teamQualifications: { '': { query: THIS_MONTH } },
  teamReasons: { '': { query: THIS_MONTH } },
  teamStaffing: { '': { query: THIS_MONTH } },
  teamWarnings: { '': { query: THIS_MONTH } },
  vacationCounters: { '': { path: { id: records.personId } } },
  workedMonth: { '': { path: { yearMonth: CURRENT_MONTH } } },
})

const usualValuesOf = ({ personId, contractId, shiftId }: Records): Readonly<Record<string, Value>> => ({
  contractId,
  counter: 'STATUTORY_VACATION',
  documentId: 1,
  employerId: 1,
  shiftId,
  token: 'bench-link-of-a-confirmed-email-address',
  userId: personId,
  year: 2026,
  yearMonth: MONTH,
})

/** Every GET endpoint of the API. When a new endpoint has a parameter without a value here, the run stops. */
export async function readsOf(pool: Pool): Promise<Read[]> {
  const { rows } = await pool.query<Records>(RECORDS)
  const [records] = rows
  if (records === undefined) throw new Error('the company has no employee with two contracts')
  const usual = usualValuesOf(records)
  const tokens = { admin: hr, user: tokenOf(records.personId), open: undefined }
  const variants = variantsOf(records)
  return [...endpoints]
    .flatMap(([name, { access, ...endpoint }]) =>
      // The reads of contacts need a session of a contact, which the measured company does not have.
      endpoint.method !== 'GET' || access === 'contact' || NOT_MEASURED.has(name) ? [] : [{ name, access, endpoint }],
    )
    .flatMap(({ name, access, endpoint }) =>
      Object.entries(variants[name] ?? { '': {} }).map(([variant, { path = {}, query }]) => ({
        name: variant === '' ? name : `${name}: ${variant}`,
        isFile: 'download' in endpoint.response,
        call: {
          method: 'GET',
          path: addressOf(endpoint, { params: { ...usual, ...path }, query }),
          ...(tokens[access] === undefined ? {} : { token: tokens[access] }),
        },
      })),
    )
}
