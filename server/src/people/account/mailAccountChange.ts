import type { Role } from '@uurwerk/domain/people/role'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../../platform/db/transaction.ts'
import { administratorAddedLetter, emailChangedLetter, senderOf } from './accountLetters.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { emailsOfAdministrators } from './administratorStore.ts'

type Account = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roles: readonly Role[]
}

type Change = {
  readonly before: Account | null
  readonly after: Account
  /** The user who made the change. The id is null when an operator made the change in a terminal. */
  readonly by: { readonly name: string; readonly personId: number | null }
  readonly now: Instant
}

/**
 * Mails a change of the e-mail address to the old and the new address, and mails all administrators when a person
 * becomes an administrator (rules people-15, people-16).
 */
export async function mailAccountChange(tx: Tx, { before, after, by, now }: Change): Promise<void> {
  const movedFrom = before !== null && before.email.toLowerCase() !== after.email.toLowerCase() ? before.email : null
  const isNewAdministrator = after.roles.includes('ROLE_ADMIN') && before?.roles.includes('ROLE_ADMIN') !== true
  if (movedFrom === null && !isNewAdministrator) return
  const facts = { by: by.name, company: await senderOf(tx) }
  const mails = { kind: 'account', requestedBy: by.personId, now } as const
  if (movedFrom !== null) {
    const letter = emailChangedLetter({ ...facts, firstName: after.firstName })
    await queuePlainMails(
      tx,
      [movedFrom, after.email].map((recipient) => ({ ...mails, ...letter, recipient })),
    )
  }
  if (isNewAdministrator) {
    const letter = administratorAddedLetter({ ...facts, name: `${after.firstName} ${after.lastName}` })
    const recipients = await emailsOfAdministrators(tx)
    // The first administrator of a company has no other administrator to inform.
    if (recipients.every((recipient) => recipient.toLowerCase() === after.email.toLowerCase())) return
    await queuePlainMails(
      tx,
      recipients.map((recipient) => ({ ...mails, ...letter, recipient })),
    )
  }
}
