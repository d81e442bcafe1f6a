import { refusalToConfirmByLink } from '@uurwerk/domain/customers/refusalToConfirmByLink'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { PublicContext } from '../../app/context.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
import { markEmailConfirmed } from './confirmedEmailStore.ts'
import { lockEmailOfLink } from './confirmLinkStore.ts'
import { readEmailOfLink } from './readEmailOfLink.ts'

/**
 * Confirms an e-mail address for its owner, who used the link in the mail. A second click gives no error, although the
 * address is already confirmed (rule mail-16).
 */
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
