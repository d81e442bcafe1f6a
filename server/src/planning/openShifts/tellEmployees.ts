import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { CommandContext } from '../../app/context.ts'
import { readCompany } from '../../company/companyStore.ts'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { queuePush } from '../../platform/push/queuePush.ts'
import { listClaimants } from './claims/claimStore.ts'

/** What is needed to send a message. `actor` is null when a job sends the message, and not a user. */
export type MessageContext = Pick<CommandContext, 'tx' | 'now' | 'today' | 'services'> & {
  readonly actor: { readonly personId: number } | null
}

type Input = {
  readonly personIds: readonly number[]
  readonly subject: string
  /** The lines of the mail between the salutation and the link. */
  readonly text: string
  /** The sentence in the mail before the link to Uurwerk. */
  readonly link: string
  readonly message: { readonly text: string; readonly path: string; readonly topic: string }
}

/** Tells people by mail and on the phone. A person who can no longer sign in gets no message (rule needs-11). */
export async function tellEmployees(
  context: MessageContext,
  { personIds, subject, text, link, message }: Input,
): Promise<void> {
  if (personIds.length === 0) return
  const { tx, actor, now, today, services } = context
  const people = (await listClaimants(tx, personIds)).filter(
    (person) => person.isEmployee && mayStillSignIn(person, today, person.signInDaysAfterEmployment),
  )
  if (people.length === 0) return
  const company = companyName(await readCompany(tx))
  await queuePlainMails(
    tx,
    people.map(({ email, firstName }) => ({
      kind: 'claim',
      recipient: email,
      subject,
      body: [
        `Dag ${firstName},`,
        text,
        `${link}\n${services.settings.publicUrl}`,
        'Met vriendelijke groeten',
        company,
      ].join('\n\n'),
      requestedBy: actor?.personId ?? null,
      now,
    })),
  )
  for (const { personId } of people) await queuePush(tx, { personId, ...message, now })
}
