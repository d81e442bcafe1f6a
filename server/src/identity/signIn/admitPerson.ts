import { refusalToSignIn, type SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { accountBoundLetter, senderOf } from '../../people/account/accountLetters.ts'
import { bindSubject } from '../accountStore.ts'
import { giveTicket } from '../giveTicket.ts'
import { lockPersonToAdmit } from './admitStore.ts'
import type { ShownIdentity } from './providers/signInProvider.ts'

type Shown = ShownIdentity & { readonly provider: SignInProviderName }

/** At the first sign-in, stores that the proven account belongs to the person (rule identity-9). */
export function admitPerson(db: Database, { now, today, browserHash, ...shown }: Shown): Promise<string> {
  return inTransaction(db, async (tx) => {
    const person = await lockPersonToAdmit(tx, shown)
    const signInDaysAfterEmployment = person?.signInDaysAfterEmployment ?? 0
    const refusal = refusalToSignIn({ person, today, signInDaysAfterEmployment }, shown)
    if (refusal !== null) throw new RefusalError(refusal, person?.id ?? null)
    const { id, subject, firstName, email } = orNotFound(person)
    if (subject === null) {
      await bindSubject(tx, id, shown.subject)
      const provider = shown.provider === 'GOOGLE' ? 'Google' : 'Apple'
      const letter = accountBoundLetter({ firstName, provider, company: await senderOf(tx) })
      await queuePlainMails(tx, [{ kind: 'account', recipient: email, ...letter, requestedBy: id, now }])
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
    return giveTicket(tx, { personId: id, browserHash, now })
  })
}
