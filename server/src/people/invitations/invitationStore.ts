import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type InvitedRow = {
  readonly id: number
  readonly firstName: string
  readonly name: string
  readonly email: string
  readonly provider: SignInProviderName
  readonly hasSignedIn: boolean
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
  readonly lastInvitedOn: Day | null
}

/**
 * The people with the given ids. When the ids are null, the result is all people who were never invited and never
 * signed in (rule people-73).
 */
export async function listPeopleToInvite(db: Database, ids: readonly number[] | null): Promise<InvitedRow[]> {
  const wanted =
    ids === null ? sql`p.invited_at is null and p.provider_subject is null` : sql`p.id = any(${[...ids]}::bigint[])`
  const { rows } = await sql<InvitedRow>`
    select p.id, p.first_name as "firstName", p.first_name || ' ' || p.last_name as name, p.email, p.provider,
      p.provider_subject is not null as "hasSignedIn", p.employment_end_on as "employmentEnd",
      s.sign_in_days_after_employment as "signInDaysAfterEmployment",
      cast(p.invited_at at time zone 'Europe/Brussels' as date) as "lastInvitedOn"
    from people p
    cross join company_settings s
    where ${wanted}
    order by p.last_name collate dutch, p.first_name collate dutch, p.id`.execute(db)
  return rows
}

type Invitation = { readonly personId: number; readonly mailId: number }

export async function updateInvited(tx: Tx, invitations: readonly Invitation[], now: Instant): Promise<void> {
  const ids = invitations.map(({ personId }) => personId)
  const mails = invitations.map(({ mailId }) => mailId)
  await sql`
    update people p
    set invited_at = ${isoOf(now)}, invitation_mail_id = i.mail_id
    from unnest(${ids}::bigint[], ${mails}::bigint[]) i (id, mail_id)
    where p.id = i.id`.execute(tx)
}
