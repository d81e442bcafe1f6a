import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import type { Day } from '@uurwerk/domain/time/day'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PersonToAdmit = {
  readonly id: number
  readonly firstName: string
  readonly email: string
  readonly provider: SignInProviderName
  readonly subject: string | null
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

/**
 * Finds the person who may sign in. A person who is already connected to the account has priority over a person with
 * the same e-mail address, because HR may have entered one employee twice.
 */
const toAdmit = prepared<PersonToAdmit, [provider: string, subject: string, email: string]>(
  'person to admit',
  `select p.id, p.first_name as "firstName", p.email, p.provider, p.provider_subject as subject, p.employment_end_on as "employmentEnd",
         c.sign_in_days_after_employment as "signInDaysAfterEmployment"
  from people p
  cross join company_settings c
  where (p.provider = $1 and p.provider_subject = $2) or lower(p.email) = lower($3)
  order by (p.provider = $1 and p.provider_subject = $2) is true desc
  limit 1
  for update of p`,
)

export async function lockPersonToAdmit(
  tx: Tx,
  shown: { provider: SignInProviderName; subject: string; email: string },
): Promise<PersonToAdmit | null> {
  const [person] = await toAdmit(tx, [shown.provider, shown.subject, shown.email])
  return person ?? null
}
