import type { Database } from '../../platform/db/database.ts'
import type { Caller, TestApp } from '../startTestApp.ts'

const AT = '2024-01-01T00:00:00Z'

type PersonFields = {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly roles?: readonly ('ROLE_USER' | 'ROLE_ADMIN')[]
  readonly kind?: 'employee' | 'independent'
  readonly from?: string
  readonly until?: string | null
  /** The part-time percentage, in hundredths of a percent. */
  readonly partTimeBp?: number
}

let serial = 0

/** Inserts a person directly into the database, for tests that need master data. */
export async function givenPerson(db: Database, fields: PersonFields = {}): Promise<number> {
  serial += 1
  const {
    firstName = 'Anna',
    lastName = 'Peeters',
    email = `person${serial}@uurwerk.example`,
    roles = ['ROLE_USER'],
    from = '2024-01-01',
  } = fields
  const { id } = await db
    .insertInto('people')
    .values({
      first_name: firstName,
      last_name: lastName,
      email,
      kind: fields.kind ?? 'employee',
      provider: 'GOOGLE',
      sick_day_seconds: 27360,
      employment_start_on: from,
      employment_end_on: fields.until ?? null,
      created_at: AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('person_roles')
    .values(roles.map((role) => ({ person_id: id, role })))
    .execute()
  await db
    .insertInto('part_time_records')
    .values({ person_id: id, percentage_bp: fields.partTimeBp ?? 10_000, start_on: from })
    .execute()
  return id
}

/** The first names and last names of the people of HR. */
const PEOPLE_OF_HR = { Katrien: 'Lauwers', Els: 'Bogaerts', Wim: 'Goossens', Hilde: 'Maes' } as const

/** A person who is signed in. */
export type Signed = { readonly id: number; readonly call: Caller }

/** Creates a person who works for HR, and signs this person in. */
export async function givenHr(
  { db, as }: Pick<TestApp, 'db' | 'as'>,
  firstName: keyof typeof PEOPLE_OF_HR = 'Katrien',
): Promise<Signed> {
  const id = await givenPerson(db, { firstName, lastName: PEOPLE_OF_HR[firstName], roles: ['ROLE_ADMIN'] })
  return { id, call: await as(id) }
}

type CustomerFields = {
  readonly vatRegime?: string | null
  readonly name?: string
  readonly internal?: boolean
  readonly rates?: Readonly<Record<string, number>>
}

const DEFAULT_RATES = {
  LATE: 2000,
  NIGHT: 3500,
  SATURDAY: 2600,
  HOLIDAY: 5600,
  INTERRUPTED: 5000,
  CALLOUT24: 2000,
  CALLOUT48: 1000,
}

export async function givenCustomer(
  db: Database,
  { name = 'AZ Klaverveld', internal = false, rates = DEFAULT_RATES, vatRegime = 'EX44_2' }: CustomerFields = {},
): Promise<number> {
  serial += 1
  const { id } = await db
    .insertInto('customers')
    .values({
      name: `${name} ${serial}`,
      abbreviation: `K${`${serial}`.padStart(2, '0')}`,
      internal,
      supervisor_name: 'Goedele Van Cauwenberghe',
      supervisor_email: 'goedele@azklaverveld.example',
      vat: 'BE0428759497',
      vat_regime: vatRegime,
      street: 'Klaverveldstraat',
      house_number: '112',
      postal_code: '9810',
      city: 'Nazareth',
      organisation_name: 'AZ Klaverveld vzw',
      addressee: 'Dienst facturatie',
      created_at: AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(rates).map(([bonus_type, percentage_bp]) => ({
    customer_id: id,
    bonus_type,
    percentage_bp,
  }))
  if (rows.length > 0) await db.insertInto('bonus_rates').values(rows).execute()
  return id
}

type ShiftTypeFields = {
  readonly name?: string
  readonly start?: number
  readonly end?: number
  readonly break?: readonly [number, number] | null
  /** The person who made the shift type for personal use. */
  readonly ownerId?: number
}

/**
 * Creates a shift type. The times are minutes since midnight. The default is 07:00 – 15:06 with a break of half an
 * hour, which is 7.6 worked hours.
 */
export async function givenShiftType(db: Database, customerId: number, fields: ShiftTypeFields = {}): Promise<number> {
  const { name = 'Vroege', start = 420, end = 906, break: pause = [720, 750] } = fields
  const { id } = await db
    .insertInto('shift_types')
    .values({
      customer_id: customerId,
      owner_id: fields.ownerId ?? null,
      name,
      color: '#C7E0F4',
      start_minute: start,
      end_minute: end,
      break_start_minute: pause?.[0] ?? null,
      break_end_minute: pause?.[1] ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ContractFields = {
  readonly personId: number
  readonly customerId: number
  readonly from?: string
  readonly until?: string | null
  readonly rateCents?: number | null
}

/**
 * Creates a contract with one hourly rate for its whole period. When the rate is null, the contract has no hourly rate.
 */
export async function givenContract(
  db: Database,
  { personId, customerId, from = '2024-01-01', until = null, rateCents = 4000 }: ContractFields,
): Promise<number> {
  const { id } = await db
    .insertInto('contracts')
    .values({ person_id: personId, customer_id: customerId, start_on: from, end_on: until, created_at: AT })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (rateCents !== null) {
    await db
      .insertInto('orders')
      .values({ contract_id: id, start_on: from, end_on: until, base_rate_cents: rateCents })
      .execute()
  }
  return id
}

type AtWorkFields = PersonFields & {
  readonly customerId: number
  readonly contract?: Omit<ContractFields, 'personId' | 'customerId'>
}

type PersonAtWork = { readonly personId: number; readonly contractId: number }

/** Creates a person with a contract at the customer. */
export async function givenPersonAtWork(
  db: Database,
  { customerId, contract, ...person }: AtWorkFields,
): Promise<PersonAtWork> {
  const personId = await givenPerson(db, person)
  return { personId, contractId: await givenContract(db, { personId, customerId, ...contract }) }
}

type ContactFields = {
  readonly customerId: number
  readonly name?: string
  readonly emailAddress?: string
  readonly maySign?: boolean
  readonly mayRequest?: boolean
}

/** Creates a contact of a customer: a person at the customer, who reads and signs timesheets. */
export async function givenContact(
  db: Database,
  { customerId, name = 'Wim Goossens', emailAddress, maySign = true, mayRequest = false }: ContactFields,
): Promise<number> {
  serial += 1
  const { id } = await db
    .insertInto('customer_contacts')
    .values({
      customer_id: customerId,
      name,
      email_address: emailAddress ?? `contact${serial}@azklaverveld.example`,
      job_title: 'Hoofdverpleegkundige',
      may_sign: maySign,
      may_request: mayRequest,
      created_at: AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
