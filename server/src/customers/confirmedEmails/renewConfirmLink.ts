import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../../platform/db/transaction.ts'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { PLACE_OF_LINK } from './confirmLetter.ts'
import { lockConfirmedEmail } from './confirmedEmailStore.ts'
import { isLinkOvertaken, replaceLink } from './confirmLinkStore.ts'

const VALID_SECONDS = 14 * 24 * 60 * 60

type Letter = { readonly mailId: number; readonly address: string; readonly body: string }

/**
 * The link is stored only as a hash. Null when the mail is not needed any more, because the address is confirmed or a
 * later link was requested (rules mail-18, mail-20 and mail-21).
 */
export async function renewConfirmLink(
  tx: Tx,
  { mailId, address, body }: Letter,
  { now, publicUrl }: { readonly now: Instant; readonly publicUrl: string },
): Promise<string | null> {
  const email = await lockConfirmedEmail(tx, address)
  if (email === null || email.confirmedAt !== null || (await isLinkOvertaken(tx, mailId, address))) return null
  const token = newSecret()
  await replaceLink(tx, email.id, { tokenHash: hashOfSecret(token), expiresAt: toInstant(now + VALID_SECONDS) })
  return body.replace(PLACE_OF_LINK, () => `${publicUrl}/confirm-email/${token}`)
}
