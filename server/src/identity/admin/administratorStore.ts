import { sql } from 'kysely'
import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import { FULL_DAY_SECONDS } from '@uurwerk/domain/money/seconds'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type KnownPerson = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly provider: SignInProviderName
  readonly roles: Role[]
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

export async function lockPersonWithEmail(tx: Tx, email: string): Promise<KnownPerson | null> {
  const { rows } = await sql<KnownPerson>`
    select p.id, p.first_name as "firstName", p.last_name as "lastName", p.provider, p.employment_end_on as "employmentEnd", c.sign_in_days_after_employment as "signInDaysAfterEmployment",
           array(select r.role from person_roles r where r.person_id = p.id) as roles
    from people p cross join company_settings c
    where lower(p.email) = lower(${email})
    for update of p`.execute(tx)
  return rows[0] ?? null
}

type NewPersonRow = {
  readonly kind: PersonKind
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly provider: SignInProviderName
  readonly today: Day
  readonly now: Instant
}

/** Inserts an administrator. The employment starts today, until HR enters another day. */
export async function insertAdministrator(
  tx: Tx,
  { email, firstName, lastName, kind, provider, today, now }: NewPersonRow,
): Promise<number> {
  const { id } = await tx
    .insertInto('people')
    .values({
      email,
      first_name: firstName,
      last_name: lastName,
      provider,
      kind,
      sick_day_seconds: FULL_DAY_SECONDS,
      employment_start_on: today,
      created_at: isoOf(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('part_time_records').values({ person_id: id, percentage_bp: 10_000, start_on: today }).execute()
  return id
}

export async function giveRole(tx: Tx, personId: number, role: Role): Promise<void> {
  await tx
    .insertInto('person_roles')
    .values({ person_id: personId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setProvider(tx: Tx, personId: number, provider: SignInProviderName): Promise<void> {
  await tx.updateTable('people').set({ provider }).where('id', '=', personId).execute()
}
