import { refusalToConfirmByLink } from '@uurwerk/domain/customers/refusalToConfirmByLink'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { PublicContext } from '../../app/context.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
import { readEmailOfLinkRow, lockEmailOfLink } from './confirmLinkStore.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { markEmailConfirmed } from './confirmedEmailStore.ts'

/**
 * This call confirms nothing, because programs that scan mails also open every link. Only the button on the page
 * confirms the address (rule mail-27).
 */
export async function readEmailOfLink({ db, now }: Pick<PublicContext, 'db' | 'now'>, token: string) {
  const email = await readEmailOfLinkRow(db, hashOfSecret(token))
  assertAllowed(refusalToConfirmByLink(email && { ...email, confirmed: email.confirmedAt !== null }, now))
  const { address, confirmedAt } = orNotFound(email)
  return {
    emailAddress: address,
    companyName: senderName(await readCompany(db)),
    confirmed: confirmedAt !== null,
  }
}

/** A second click gives no error, although the address is already confirmed (rule mail-16). */
export const confirmEmailByLink = ({ db, now }: PublicContext, token: string) =>
  inTransaction(db, async (tx) => {
    const locked = await lockEmailOfLink(tx, hashOfSecret(token))
    assertAllowed(refusalToConfirmByLink(locked && { ...locked, confirmed: locked.confirmedAt !== null }, now))
    const { id, address, confirmedAt } = orNotFound(locked)
    if (confirmedAt === null) {
      await markEmailConfirmed(tx, id, { confirmer: address, now })
      await recordAudit(tx, {
        actorId: null,
        now,
        action: 'confirm e-mail',
        entity: 'confirmed e-mail',
        entityId: id,
        after: { confirmer: address },
      })
    }
    return readEmailOfLink({ db: tx, now }, token)
  })
