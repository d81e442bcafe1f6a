import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { mailAccountChange } from '../../people/account/mailAccountChange.ts'
import { forgetAccount } from '../../people/personStore.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { giveRole, insertAdministrator, lockPersonWithEmail, setProvider } from './administratorStore.ts'
import type { NewAdministrator } from './readArguments.ts'

type Wanted = {
  readonly email: string
  readonly provider: SignInProviderName
  /** The name and the role of a new person; null when the operator gave no name. */
  readonly person: NewAdministrator | null
  readonly now: Instant
}

/** The error when there is no person with this e-mail address and the operator gave no name for a new person. */
export class NameMissing extends StartRefusal {}

export type AdministratorOutcome = 'new' | 'known'

/** An operator starts this with `bin/admin`, without a session (rules identity-10, identity-11). */
export function addAdministrator(db: Database, wanted: Wanted): Promise<AdministratorOutcome> {
  return inTransaction(db, async (tx) => {
    const person = await lockPersonWithEmail(tx, wanted.email)
    if (person === null) return addNew(tx, wanted)
    const { email, provider, now } = wanted
    if (!mayStillSignIn(person, brusselsDayOf(now), person.signInDaysAfterEmployment)) {
      throw new StartRefusal(`${email} is uit dienst en kan zich niet meer aanmelden: kies iemand anders.`)
    }
    await giveRole(tx, person.id, 'ROLE_ADMIN')
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

async function addNew(tx: Tx, { email, provider, person, now }: Wanted): Promise<AdministratorOutcome> {
  if (person === null)
    throw new NameMissing(
      `${email} bestaat nog niet. Geef ook de naam: achter google of apple de voornaam en de achternaam.`,
    )
  const { isEmployee, ...names } = person
  const kind = isEmployee ? ('employee' as const) : ('independent' as const)
  const id = await insertAdministrator(tx, { ...names, kind, email, provider, now, today: brusselsDayOf(now) })
  if (isEmployee) await giveRole(tx, id, 'ROLE_USER')
  await giveRole(tx, id, 'ROLE_ADMIN')
  const roles = isEmployee ? (['ROLE_ADMIN', 'ROLE_USER'] as const) : (['ROLE_ADMIN'] as const)
  const account = { ...names, email, roles }
  await mailAccountChange(tx, { before: null, after: account, by: AT_TERMINAL, now })
  await recordAudit(tx, { ...audited(id, now), after: { ...names, kind, email, provider, roles } })
  return 'new'
}

const AT_TERMINAL = { name: 'iemand aan de server (bin/admin)', personId: null }

/** The audit entry has no actor, because nobody signs in at the terminal. */
const audited = (personId: number, now: Instant) =>
  ({ actorId: null, now, action: 'add administrator', entity: 'person', entityId: personId, personId }) as const
