import type { NewPerson, PersonEdit } from '@uurwerk/contract/people/people'
import { NO_SECONDS, type Seconds } from '@uurwerk/domain/money/seconds'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { z } from 'zod'
import { chunksOf } from '../platform/db/chunksOf.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import type { Tx } from '../platform/db/transaction.ts'

export type PersonFields = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly provider: 'GOOGLE' | 'APPLE'
  readonly sickDaySeconds: Seconds
  readonly employeeNumber: number | null
  readonly hrEmployerId: number | null
  readonly employmentStart: Day
  readonly recupOpeningMonth: YearMonth | null
  readonly recupOpeningSeconds: Seconds
}

type Input = z.output<typeof NewPerson> | z.output<typeof PersonEdit>
type Kept = Pick<PersonFields, 'recupOpeningMonth' | 'recupOpeningSeconds'>

/** The recuperation starts at 0 when HR has entered no opening month and no opening balance (rule balances-36). */
export const NO_OPENING = { recupOpeningMonth: null, recupOpeningSeconds: NO_SECONDS } as const satisfies Kept

/** An opening balance of recuperation that the form does not send stays unchanged (rule people-13). */
export const personFieldsOf = (input: Input, kept: Kept): PersonFields => ({
  firstName: input.firstName,
  lastName: input.lastName,
  email: input.email,
  provider: input.provider,
  sickDaySeconds: input.sickDayHours,
  employeeNumber: input.employeeNr ?? null,
  hrEmployerId: input.hrEmployerId ?? null,
  employmentStart: input.employmentStartDate,
  recupOpeningMonth: input.recupOpeningYearMonth === undefined ? kept.recupOpeningMonth : input.recupOpeningYearMonth,
  recupOpeningSeconds: input.recupOpeningHours ?? kept.recupOpeningSeconds,
})

/**
 * The refusal for each unique index and each foreign key of a person. When a person cannot be saved, the database names
 * the index or the key in its error.
 */
export const takenFields = {
  people_email: { code: 'email_taken' },
  people_employee_number: { code: 'employee_number_taken' },
  people_hr_employer_id_fkey: { code: 'hr_employer_unknown' },
} as const

const columnsOf = (fields: PersonFields) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  email: fields.email,
  provider: fields.provider,
  sick_day_seconds: fields.sickDaySeconds,
  employee_number: fields.employeeNumber,
  hr_employer_id: fields.hrEmployerId,
  employment_start_on: fields.employmentStart,
  recup_opening_month: fields.recupOpeningMonth === null ? null : firstDayOf(fields.recupOpeningMonth),
  recup_opening_seconds: fields.recupOpeningSeconds,
})

type NewPersonRow = PersonFields & { readonly kind: PersonKind; readonly now: Instant }

export async function insertPerson(tx: Tx, fields: NewPersonRow): Promise<number> {
  const [id] = await insertPeople(tx, [fields])
  return id!
}

/** Inserts people, and returns their ids in the order of the input. */
export async function insertPeople(tx: Tx, people: readonly NewPersonRow[]): Promise<number[]> {
  const ids = new Map<string, number>()
  for (const some of chunksOf(people, 1000)) {
    const rows = await tx
      .insertInto('people')
      .values(some.map((fields) => ({ ...columnsOf(fields), kind: fields.kind, created_at: isoOf(fields.now) })))
      .returning(['people.id', 'people.email'])
      .execute()
    for (const { id, email } of rows) ids.set(email, id)
  }
  return people.map(({ email }) => ids.get(email)!)
}

export async function updatePerson(tx: Tx, id: number, fields: PersonFields): Promise<void> {
  await tx
    .updateTable('people')
    .set((person) => ({ ...columnsOf(fields), version: person('people.version', '+', 1) }))
    .where('people.id', '=', id)
    .execute()
}

/** Raises the version number of a person. This is needed after a change of a record that belongs to the person. */
export async function raisePersonVersion(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('people')
    .set((person) => ({ version: person('people.version', '+', 1) }))
    .where('people.id', '=', id)
    .execute()
}

export async function updateEmploymentEnd(tx: Tx, id: number, end: Day | null): Promise<void> {
  await tx
    .updateTable('people')
    .set((person) => ({ employment_end_on: end, version: person('people.version', '+', 1) }))
    .where('people.id', '=', id)
    .execute()
}

export async function replaceRoles(tx: Tx, personId: number, roles: readonly Role[]): Promise<void> {
  await tx
    .deleteFrom('person_roles')
    .where('person_roles.person_id', '=', personId)
    .where('person_roles.role', 'not in', [...roles])
    .execute()
  await tx
    .insertInto('person_roles')
    .values(roles.map((role) => ({ person_id: personId, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Removes the connection between a person and a sign-in account, the invitation to that account, and its sessions. The
 * next sign-in connects the person to the new account (rule people-14).
 */
export async function forgetAccount(
  tx: Tx,
  personId: number,
  { now, endSessions }: { readonly now: Instant; readonly endSessions: boolean },
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ provider_subject: null, invited_at: null, invitation_mail_id: null })
    .where('people.id', '=', personId)
    .execute()
  if (!endSessions) return
  await tx
    .updateTable('sessions')
    .set({ revoked_at: isoOf(now) })
    .where('sessions.person_id', '=', personId)
    .where('sessions.revoked_at', 'is', null)
    .execute()
}

type Unique = { readonly id: number | null } & Pick<PersonFields, 'email' | 'employeeNumber' | 'hrEmployerId'>

/** The unique fields of the form that another person already has (rule people-6). */
export async function readTaken(
  tx: Tx,
  { id, email, employeeNumber, hrEmployerId }: Unique,
): Promise<{ readonly email: boolean; readonly employeeNumber: boolean }> {
  const { rows } = await sql<{ email: boolean; employeeNumber: boolean }>`
    select
      exists (select from people p where p.id is distinct from ${id}::bigint and lower(p.email) = lower(${email})) as email,
      exists (
        select from people p
        where p.id is distinct from ${id}::bigint and p.employee_number = ${employeeNumber}::integer
          and p.hr_employer_id is not distinct from ${hrEmployerId}::bigint) as "employeeNumber"`.execute(tx)
  return rows[0]!
}

export async function readFirstBusyDay(tx: Tx, personId: number): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select least(
      (select min(c.start_on) from contracts c where c.person_id = ${personId}),
      (select min(s.start_on) from shifts s where s.person_id = ${personId} and s.closed_at is null),
      (select min(a.day_on) from absences a where a.person_id = ${personId} and a.closed_at is null),
      (select min(l.start_on) from prolonged_sick_leaves l where l.person_id = ${personId})) as day`.execute(tx)
  return rows[0]!.day
}
