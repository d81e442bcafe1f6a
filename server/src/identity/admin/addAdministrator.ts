import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { mailAccountChange } from '../../people/account/mailAccountChange.ts'
import { forgetAccount } from '../../people/personStore.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { giveAdminRole, insertAdministrator, lockPersonWithEmail, setProvider } from './administratorStore.ts'
import { nameFromEmail } from './nameFromEmail.ts'

type Wanted = { readonly email: string; readonly provider: SignInProviderName; readonly now: Instant }

export type Added = 'new' | 'known'

/**
 * Makes a new or a known person an administrator. An operator starts it with `bin/admin`, without a session (rules
 * identity-10, identity-11).
 */
export function addAdministrator(db: Database, wanted: Wanted): Promise<Added> {
  return inTransaction(db, async (tx) => {
    const person = await lockPersonWithEmail(tx, wanted.email)
    if (person === null) return addNew(tx, wanted)
    const { email, provider, now } = wanted
    if (!mayStillSignIn(person, brusselsDayOf(now), person.signInDaysAfterEmployment)) {
      throw new StartRefusal(`${email} is uit dienst en kan zich niet meer aanmelden: kies iemand anders.`)
    }
    await giveAdminRole(tx, person.id)
    if (provider !== person.provider) {
      await setProvider(tx, person.id, provider)
      await forgetAccount(tx, person.id, { now, endSessions: true })
    }
    const account = { ...person, email }
    const withRole = { ...account, roles: [...person.roles, 'ROLE_ADMIN' as const] }
    await mailAccountChange(tx, { before: account, after: withRole, by: AT_TERMINAL, now })
    const before = { roles: person.roles, provider: person.provider }
    const after = { roles: [...new Set([...person.roles, 'ROLE_ADMIN'])], provider }
    await recordAudit(tx, { ...audited(person.id, now), before, after })
    return 'known'
  })
}

async function addNew(tx: Tx, { email, provider, now }: Wanted): Promise<Added> {
  const names = nameFromEmail(email)
  const id = await insertAdministrator(tx, { ...names, email, provider, now, today: brusselsDayOf(now) })
  await giveAdminRole(tx, id)
  const account = { ...names, email, roles: ['ROLE_ADMIN' as const] }
  await mailAccountChange(tx, { before: null, after: account, by: AT_TERMINAL, now })
  await recordAudit(tx, { ...audited(id, now), after: { ...names, email, provider, roles: ['ROLE_ADMIN'] } })
  return 'new'
}

const AT_TERMINAL = { name: 'iemand aan de server (bin/admin)', personId: null }

/** The audit entry has no actor, because nobody is signed in at the terminal. */
const audited = (personId: number, now: Instant) =>
  ({ actorId: null, now, action: 'add administrator', entity: 'person', entityId: personId, personId }) as const
