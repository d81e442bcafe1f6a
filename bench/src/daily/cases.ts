import type { Pool } from 'pg'
import { get, hr, invoicing, tokenOf } from '../calls.ts'
import type { RunningServer } from '../server.ts'
import type { BareCall, Call, Statement } from '../work.ts'
import type { Case, Employee, Visit } from './case.ts'
import { changeCases } from './changeCases.ts'
import { floorOfInvoicing, floorOfMonth, floorOfOverview, floorOfPlanning, floorOfTimesheet } from './floor.ts'

const MONTH = '2026-11'
const SATURDAY = '2026-11-28'
const MONTH_TO_INVOICE = '2026-10'
/**
 * The number of visits that write. A write can be repeated only after its undo, so eight clients need many different
 * writes.
 */
const WRITERS = 240
const READERS = 10

export async function casesFor(server: RunningServer, pool: Pool): Promise<Case[]> {
  const { rows: employees } = await pool.query<Employee>(
    `select c.person_id::integer as "personId", c.id::integer as "contractId", t.id::integer as "shiftTypeId",
       late.id::integer as "lateTypeId"
     from contracts c
     join shift_types t on t.customer_id = c.customer_id and t.name = 'Vroege'
     join shift_types late on late.customer_id = c.customer_id and late.name = 'Late'
     where c.person_id % 5 <> 0 and c.reference not like 'REF-B-%'
     order by c.id limit ${WRITERS} offset 100`,
  )
  const readers = employees.slice(0, READERS)
  const contractIds = employees.map(({ contractId }) => contractId)
  const overview = get(hr, `/api/administration/contract/${MONTH}/all`)
  const reading = async (calls: readonly Call[], floor: BareCall): Promise<Visit> => ({
    ...(await readingOf(server, calls)),
    floor: [floor],
  })
  return [
    {
      name: 'HR: the month of 600 contracts',
      aim: { of: 'floor', slower: 1.5, perSecond: 0.6 },
      visits: await eachInTurn(readers, () => reading([overview], floorOfOverview(MONTH))),
    },
    {
      name: 'employee: a month (calendar, absences, table)',
      aim: { of: 'floor', slower: 2, perSecond: 0.5 },
      visits: await eachInTurn(readers, (employee) => reading(monthOf(employee), floorOfMonth(employee, MONTH))),
    },
    {
      name: 'employee: plan a shift',
      aim: { of: 'floor', slower: 4, perSecond: 0.3 },
      visits: employees.map((employee) => ({
        calls: [planning(employee)],
        own: [{ transaction: true, waves: [plannedInSql(employee)] }],
        floor: [floorOfPlanning(employee, SATURDAY)],
      })),
      undo: (db) =>
        db.query(
          `with product as (delete from shifts where contract_id = any($1) and start_on = $2)
           delete from floor.shifts where contract_id = any($1) and day = $2`,
          [contractIds, SATURDAY],
        ),
    },
    {
      name: 'HR: make an invoice',
      aim: { of: 'floor', slower: 1.5, perSecond: 0.6 },
      visits: employees.map((employee) => ({
        calls: [invoicing(employee, MONTH_TO_INVOICE)],
        own: [{ transaction: true, waves: [invoicedInSql(employee)] }],
        floor: [floorOfInvoicing(employee, MONTH_TO_INVOICE)],
      })),
      undo: (db) =>
        db.query(
          `with product as (delete from invoices where contract_id = any($1) and month_on = $2)
           delete from floor.invoices where contract_id = any($1) and month_on = $2`,
          [contractIds, `${MONTH_TO_INVOICE}-01`],
        ),
    },
    {
      name: 'employee: timesheet PDF (floor: a plain page)',
      aim: { mostMs: 15 },
      visits: readers.map((employee) => ({
        calls: [get(tokenOf(employee.personId), `/api/timesheet/${employee.contractId}/${MONTH_TO_INVOICE}/download`)],
        own: [],
        floor: [floorOfTimesheet(employee, MONTH_TO_INVOICE)],
      })),
    },
    ...(await changeCases(pool, employees)),
  ]
}

export async function eachInTurn<T, U>(all: readonly T[], work: (one: T) => Promise<U>): Promise<U[]> {
  const done: U[] = []
  for (const one of all) done.push(await work(one))
  return done
}

/**
 * Makes a visit with calls that only read. `own` has the SQL statements that our server sends for these calls, and
 * `floor` has none.
 */
export const readingOf = async (server: RunningServer, calls: readonly Call[]): Promise<Visit> => ({
  calls,
  own: await ownStatementsOf(server, calls),
  floor: [],
})

async function ownStatementsOf(server: RunningServer, calls: readonly Call[]): Promise<BareCall[]> {
  const waves = await eachInTurn(calls, (call) => server.recordedStatements(call))
  return waves.map((ofCall) => ({ transaction: false, waves: ofCall }))
}

const monthOf = ({ personId }: Employee): Call[] => [get(tokenOf(personId), `/api/timesheet/${MONTH}/month`)]

const planning = ({ personId, contractId, shiftTypeId }: Employee): Call => ({
  method: 'PUT',
  path: `/api/timesheet/${contractId}/${MONTH}/planned/addshift`,
  token: tokenOf(personId),
  body: { startDate: SATURDAY, shiftId: shiftTypeId },
})

// The fewest possible SQL statements for a command: lock the record of the person, read, write, record the audit entry,
// and read again.

const statement = (name: string, text: string, values: readonly unknown[]): Statement => ({ name, text, values })

const lockOf = (personId: number): Statement =>
  statement('lock', 'select id from people where id = $1 for update', [personId])

const auditOf = (personId: number, action: string): Statement =>
  statement(
    'audit',
    `insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, changes)
     values ('2026-11-20T08:00Z', $1, $2, 'contract', 1, $1, '{"days": [null, ["2026-11-28"]]}')`,
    [personId, action],
  )

const shiftsIn = (contractId: number, month: string): Statement =>
  statement(
    'shifts',
    `select s.*, t.name, t.color from shifts s left join shift_types t on t.id = s.shift_type_id
     where s.contract_id = $1 and s.start_on between $2::date and $2::date + interval '1 month - 1 day' and s.closed_at is null order by s.start_at`,
    [contractId, `${month}-01`],
  )

const plannedInSql = ({ personId, contractId, shiftTypeId }: Employee): Statement[] => [
  lockOf(personId),
  shiftsIn(contractId, MONTH),
  statement(
    'plan',
    `insert into shifts (contract_id, person_id, shift_type_id, start_at, end_at, break_start_at, break_end_at)
     values ($1, $2, $3, '2026-11-28T06:00Z', '2026-11-28T14:30Z', '2026-11-28T11:00Z', '2026-11-28T11:30Z')`,
    [contractId, personId, shiftTypeId],
  ),
  auditOf(personId, 'plan shifts'),
  shiftsIn(contractId, MONTH),
]

const invoicedInSql = ({ personId, contractId }: Employee): Statement[] => [
  lockOf(personId),
  shiftsIn(contractId, MONTH_TO_INVOICE),
  statement(
    'invoice',
    `insert into invoices (contract_id, month_on, invoice_on, vat_percentage, contact_mail, customer_id, customer_billing, customer_name, employee_name,
       total_excluding_cents, vat_cents, total_including_cents, created_at, created_by)
     select $1, '2026-10-01', '2026-11-20', 21, k.supervisor_email, k.id, jsonb_build_object('organisationName', k.organisation_name,
       'financialSupervisorReference', k.addressee, 'street', k.street, 'houseNumber', k.house_number, 'postalCode', k.postal_code, 'city', k.city,
       'country', k.country, 'vat', k.vat, 'paymentTerm', k.payment_term_days), k.name, 'Naam', 670000, 140700, 810700, '2026-11-20T08:00Z', 1
     from contracts c join customers k on k.id = c.customer_id where c.id = $1`,
    [contractId],
  ),
  statement(
    'lines',
    `insert into invoice_lines
     select currval('invoices_id_seq'), position, o.id, o.external_reference, null, null, o.base_rate_cents, 0, 300000, 335000
     from orders o cross join generate_series(0, 1) position where o.contract_id = $1`,
    [contractId],
  ),
  statement(
    'emails',
    `insert into invoice_emails select currval('invoices_id_seq'), e.email_address
     from contracts c join customer_emails k on k.customer_id = c.customer_id join confirmed_emails e on e.id = k.confirmed_email_id where c.id = $1`,
    [contractId],
  ),
  auditOf(personId, 'create invoice'),
  statement(
    'invoice made',
    `select i.*, (select json_agg(l) from invoice_lines l where l.invoice_id = i.id), (select json_agg(e) from invoice_emails e where e.invoice_id = i.id)
     from invoices i where i.id = currval('invoices_id_seq')`,
    [],
  ),
]
