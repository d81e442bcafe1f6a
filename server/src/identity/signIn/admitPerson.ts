import { refusalToSignIn, type SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../audit/recordAudit.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { demand, found } from '../../http/Refused.ts'
import { bindSubject } from '../accountStore.ts'
import { giveTicket } from '../giveTicket.ts'
import { lockPersonToAdmit } from './admitStore.ts'
import type { ProvenIdentity } from './provenIdentity.ts'

type Shown = ProvenIdentity & { readonly provider: SignInProviderName; readonly now: Instant; readonly today: Day }

/** A ticket for the person whom HR entered as this; the first time binds the two. */
export function admitPerson(db: Database, { now, today, ...shown }: Shown): Promise<string> {
  return inTransaction(db, async (tx) => {
    const person = await lockPersonToAdmit(tx, shown)
    const signInDaysAfterEmployment = person?.signInDaysAfterEmployment ?? 0
    demand(refusalToSignIn({ person, today, signInDaysAfterEmployment }, shown))
    const { id, subject } = found(person)
    if (subject === null) {
      await bindSubject(tx, id, shown.subject)
      await recordAudit(tx, {
        actorId: id,
        now,
        action: 'bind account',
        entity: 'person',
        entityId: id,
        personId: id,
        after: { provider: shown.provider },
      })
    }
    return giveTicket(tx, id, now)
  })
}
