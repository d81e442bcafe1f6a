import { setTimeout as pause } from 'node:timers/promises'
import { refusalToUseContactLink } from '@uurwerk/domain/customers/contacts/refusalToUseContactLink'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { ContactCommandContext, ContactQueryContext, PublicContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import {
  endContactSession,
  insertContactSession,
  lockLink,
  markLinkUsed,
  listContactsByEmail,
} from './contactLinkStore.ts'
import { lockContact, revokeAccess } from './contactStore.ts'
import { mailContactLink } from './mailContactLink.ts'

const ALWAYS = 'Als dit adres bij ons bekend is, is er een mail onderweg.'
/** Each answer takes this number of milliseconds, so that nobody can measure whether an e-mail address is known. */
const ANSWER_TAKES_MS = 150

/**
 * Mails a personal link to each contact who has this e-mail address. The answer to the caller is always the same: for a
 * known address, for an unknown address, and when too many links were requested for the address (rule contact-6).
 */
export async function askContactLink(
  context: PublicContext,
  emailAddress: string,
  mayAsk: () => Promise<boolean>,
): Promise<{ readonly message: string }> {
  const mailed = async () => {
    if (await mayAsk()) await mailLinks(context, emailAddress)
  }
  await Promise.all([mailed(), pause(ANSWER_TAKES_MS)])
  return { message: ALWAYS }
}

const mailLinks = ({ db, now }: PublicContext, emailAddress: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const contact of await listContactsByEmail(tx, emailAddress))
      await mailContactLink(tx, contact, { requestedBy: null, now })
  })

/** Signs a contact in: exchanges a personal link for a session. The link works once (rule contact-3). */
export const openContactSession = ({ db, now }: PublicContext, token: string) =>
  inTransaction(db, async (tx) => {
    const link = await lockLink(tx, hashOfSecret(token))
    assertAllowed(refusalToUseContactLink(link, now))
    const { id, contactId } = orNotFound(link)
    await markLinkUsed(tx, id, now)
    const session = newSecret()
    const expiresAt = await insertContactSession(tx, { contactId, tokenHash: hashOfSecret(session), now })
    await recordAudit(tx, {
      actorId: null,
      contactId,
      now,
      action: 'open contact session',
      entity: 'contact',
      entityId: contactId,
    })
    return { token: session, expiresAt: formatInstant(expiresAt) }
  })

export async function closeContactSession({ tx, contact, now }: ContactCommandContext) {
  const { sessionId, contactId } = contact
  await endContactSession(tx, sessionId, now)
  const act = { action: 'close contact session', entity: 'contact', entityId: contactId } as const
  await recordAudit(tx, { actorId: null, contactId, now, ...act })
  return {}
}

/**
 * Signs the contact out on all devices, and makes the links in sent mails invalid. When the contact opens a link at the
 * same moment, this call waits for the new session because of a database lock, and ends that session too (rule
 * contact-5).
 */
export async function closeContactSessions({ tx, contact, now }: ContactCommandContext) {
  const { customerId, contactId } = contact
  await lockContact(tx, customerId, contactId)
  await revokeAccess(tx, contactId, now)
  const act = { action: 'end contact sessions', entity: 'contact', entityId: contactId } as const
  await recordAudit(tx, { actorId: null, contactId, now, ...act })
  return {}
}

export async function currentContact({ db, contact: { name, maySign, customerName } }: ContactQueryContext) {
  return { name, maySign, customerName, companyName: senderName(await readCompany(db)) }
}
