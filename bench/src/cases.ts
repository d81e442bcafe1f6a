import type { Pool } from 'pg'
import type { RunningServer } from './server.ts'
import type { Call, Statement, Visit } from './work.ts'

export type Case = {
  readonly name: string
  /** How many times slower than the floor the server may be, and which floor is used: plain SQL or the bare server. */
  readonly target: { readonly times: number; readonly of: 'sql' | 'bare' }
  readonly visits: readonly Visit[]
  /** Undoes the write of a visit, so that it can be repeated. */
  readonly undo?: (db: Pool, visit: number) => Promise<unknown>
}

const MONTH = '2026-11'
const SATURDAY = '2026-11-28'
const MONTH_TO_INVOICE = '2026-10'

const tokenOf = (personId: number): string => `bench-session-of-person-${personId}`
export const hr = tokenOf(1)

type Employee = { readonly personId: number; readonly contractId: number; readonly shiftTypeId: number }

export async function casesFor(server: RunningServer, pool: Pool): Promise<Case[]> {
  const { rows: employees } = await pool.query<Employee>(
    `select c.person_id::integer as "personId", c.id::integer as "contractId", t.id::integer as "shiftTypeId"
     from contracts c
     join shift_types t on t.customer_id = c.customer_id and t.name = 'Vroege'
     where c.person_id % 5 <> 0 and c.reference not like 'REF-B-%'
     order by c.id limit 10 offset 100`,
  )
  const overview = get(hr, `/api/administration/contract/${MONTH}/all`)
  const reading = (calls: readonly Call[]) => readingOf(server, calls)
  return [
    {
      name: 'HR: the month of 600 contracts',
      target: { times: 1.5, of: 'bare' },
      visits: await eachInTurn(employees, () => reading([overview])),
    },
    {
      name: 'employee: a month (calendar, absences, table)',
      target: { times: 1.5, of: 'bare' },
      visits: await eachInTurn(employees, (employee) => reading(monthOf(employee))),
    },
    {
      name: 'employee: plan a shift',
      target: { times: 3, of: 'sql' },
      visits: employees.map((employee) => ({
        calls: [planning(employee)],
        sql: [{ transaction: true, waves: [plannedInSql(employee)] }],
      })),
      undo: (db, visit) =>
        db.query('delete from shifts where contract_id = $1 and start_on = $2', [
          employees[visit]?.contractId,
          SATURDAY,
        ]),
    },
    {
      name: 'HR: make an invoice',
      target: { times: 3, of: 'sql' },
      visits: employees.map((employee) => ({
        calls: [invoicing(employee)],
        sql: [{ transaction: true, waves: [invoicedInSql(employee)] }],
      })),
      undo: (db, visit) =>
        db.query('delete from invoices where contract_id = $1 and month_on = $2', [
          employees[visit]?.contractId,
          `${MONTH_TO_INVOICE}-01`,
        ]),
    },
  ]
}

export async function eachInTurn<T, U>(all: readonly T[], work: (one: T) => Promise<U>): Promise<U[]> {
  const done: U[] = []
  for (const one of all) done.push(await work(one))
  return done
}

/**
 * A visit with calls that only read. The floor of these calls consists of the SQL statements that the current server
 * sends for them.
 */
export const readingOf = async (server: RunningServer, calls: readonly Call[]): Promise<Visit> => ({
  calls,
  sql: await floorOf(server, calls),
})

async function floorOf(server: RunningServer, calls: readonly Call[]): Promise<Visit['sql']> {
  const waves = await eachInTurn(calls, (call) => server.recordedStatements(call))
  return waves.map((ofCall) => ({ transaction: false, waves: ofCall }))
}

export const get = (token: string, path: string): Call => ({ method: 'GET', path, token })

function monthOf({ personId, contractId }: Employee): Call[] {
  const token = tokenOf(personId)
  return [
    get(token, `/api/timesheet/${contractId}/${MONTH}/planned`),
    get(token, `/api/timesheet/${MONTH}/absences`),
    get(token, `/api/timesheet/${MONTH}/worked`),
  ]
}

const planning = ({ personId, contractId, shiftTypeId }: Employee): Call => ({
  method: 'PUT',
  path: `/api/timesheet/${contractId}/${MONTH}/planned/addshift`,
  token: tokenOf(personId),
  body: { startDate: SATURDAY, shiftId: shiftTypeId },
})

export const invoicing = (
  { personId, contractId }: Pick<Employee, 'personId' | 'contractId'>,
  yearMonthString = MONTH_TO_INVOICE,
): Call => ({
  method: 'POST',
  path: '/api/administration/invoice/fromTimesheet',
  token: hr,
  body: { contractId, userId: personId, yearMonthString },
})

export const downloading = (invoiceId: number): Call => get(hr, `/api/administration/invoice/${invoiceId}/download`)

// A command needs at least these SQL statements: lock the person, read, write, record the audit entry, and read again.

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
