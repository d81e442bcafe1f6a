import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

type NamedPerson = { readonly id: number; readonly name: string; readonly employmentEnd: Day | null }
type NamedCustomer = { readonly id: number; readonly name: string }

const people = prepared<NamedPerson, []>(
  'names of people',
  `select id, first_name || ' ' || last_name as name, employment_end_on as "employmentEnd" from people`,
)

const customers = prepared<NamedCustomer, []>('names of customers', 'select id, name from customers')

export const listNamedPeople = (db: Database): Promise<readonly NamedPerson[]> => people(db, [])
export const listNamedCustomers = (db: Database): Promise<readonly NamedCustomer[]> => customers(db, [])

type FoundContract = {
  readonly id: number
  readonly userId: number
  readonly username: string
  readonly customerId: number
  readonly customerName: string
  readonly startDate: Day
  readonly endDate: Day | null
}

const contracts = prepared<FoundContract, [personIds: readonly number[], customerIds: readonly number[]]>(
  'contracts of people or customers',
  `select c.id, c.person_id as "userId", p.first_name || ' ' || p.last_name as username, c.customer_id as "customerId",
     k.name as "customerName", c.start_on as "startDate", c.end_on as "endDate"
   from contracts c
   join people p on p.id = c.person_id
   join customers k on k.id = c.customer_id
   where c.person_id = any($1::bigint[]) or c.customer_id = any($2::bigint[])
   order by c.start_on desc, c.id desc`,
)

type Of = { readonly personIds: readonly number[]; readonly customerIds: readonly number[] }

export const listContractsOf = (db: Database, { personIds, customerIds }: Of): Promise<readonly FoundContract[]> =>
  contracts(db, [personIds, customerIds])

type FoundInvoice = {
  readonly id: number
  readonly invoiceNr: string | null
  readonly customerName: string
  readonly username: string | null
  readonly yearMonth: string | null
}

const invoices = prepared<FoundInvoice, [numberPart: string, contractIds: readonly number[], most: number]>(
  'invoices by number or contract',
  `select i.id, i.number as "invoiceNr", i.customer_name as "customerName", i.employee_name as username,
     to_char(i.month_on, 'YYYY-MM') as "yearMonth"
   from invoices i
   where ($1 <> '' and i.number like '%' || $1 || '%') or i.contract_id = any($2::bigint[])
   order by i.invoice_on desc, i.id desc
   limit $3`,
)

type InvoicesInput = {
  /** The digits that HR typed, as a part of the number of an invoice; empty when HR typed no digits. */
  readonly numberPart: string
  readonly contractIds: readonly number[]
  readonly most: number
}

export const listInvoices = (
  db: Database,
  { numberPart, contractIds, most }: InvoicesInput,
): Promise<readonly FoundInvoice[]> => invoices(db, [numberPart.replaceAll(/[%_\\]/g, '\\$&'), contractIds, most])
