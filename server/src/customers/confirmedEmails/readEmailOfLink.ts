import { refusalToConfirmByLink } from '@uurwerk/domain/customers/refusalToConfirmByLink'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { PublicContext } from '../../app/context.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
import { findEmailOfLink } from './confirmLinkStore.ts'

/**
 * The e-mail address of a confirmation link, for the page that the link opens. Opening the page confirms nothing,
 * because mail scanners also open every link. Only the button on the page confirms the address (rule mail-27).
 */
export async function readEmailOfLink({ db, now }: Pick<PublicContext, 'db' | 'now'>, token: string) {
  const email = await findEmailOfLink(db, hashOfSecret(token))
  assertAllowed(refusalToConfirmByLink(email && { ...email, confirmed: email.confirmedAt !== null }, now))
  const { address, confirmedAt } = orNotFound(email)
  return {
    emailAddress: address,
    companyName: senderName(await readCompany(db)),
    confirmed: confirmedAt !== null,
  }
}
