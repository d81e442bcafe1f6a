import type { invite } from '@uurwerk/contract/people/invite'
import { sentenceOf } from '@uurwerk/contract/problems'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { senderOf } from '../account/accountLetters.ts'
import { listPeopleToInvite, updateInvited, type InvitedRow } from './invitationStore.ts'
import { judgeInvitations } from './judgeInvitations.ts'
import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'

type About = {
  readonly firstName: string
  readonly email: string
  readonly provider: SignInProviderName
  readonly by: string
  readonly company: string
  readonly origin: string
}

const WAYS = { GOOGLE: 'Aanmelden met Google', APPLE: 'Aanmelden met Apple' } as const

/** The mail that explains to a person where and how to sign in. The link in the mail does not sign the person in. */
const invitationLetter = ({ firstName, email, provider, by, company, origin }: About) => ({
  subject: `Je kan je aanmelden bij Uurwerk van ${company}`,
  body: [
    `Dag ${firstName},`,
    `${company} houdt de uurroosters en timesheets bij in Uurwerk. Je vindt het hier:\n${origin}`,
    `Kies '${WAYS[provider]}' en gebruik het account van ${email}. Een ander account wordt niet herkend.`,
    'Klopt dit adres niet, of lukt het aanmelden niet? Verwittig dan HR.',
    ['Met vriendelijke groeten', '', by, company].join('\n'),
  ].join('\n\n'),
})

type Input = { readonly userIds: readonly number[] | null; readonly preview: boolean }

/**
 * Mails an invitation. Returns the people who get it, and for each other person the reason why this person gets none
 * (rule people-72).
 */
export async function invitePeople(
  context: CommandContext,
  { userIds, preview }: Input,
): Promise<AnswerOf<typeof invite>> {
  const { tx } = context
  const chosen = userIds === null ? null : [...new Set(userIds)]
  const ids = chosen ?? (await listPeopleToInvite(tx, null)).map(({ id }) => id)
  if (!preview) await lockPeople(tx, ids)
  const judged = await judgeInvitations(tx, ids, context)
  const invited = judged.flatMap(({ person, refusal }) => (refusal === null ? [person] : []))
  if (!preview && invited.length > 0) await mailThem(context, invited)
  return {
    invited: invited.map(somebody),
    skipped: judged.flatMap(({ person, refusal }) =>
      refusal === null ? [] : [{ ...somebody(person), code: refusal.code, message: sentenceOf(refusal) }],
    ),
  }
}

const somebody = ({ id, name }: InvitedRow) => ({ userId: id, userName: name })

async function mailThem(context: CommandContext, people: readonly InvitedRow[]): Promise<void> {
  const { tx, actor, now, services } = context
  const company = await senderOf(tx)
  const mailIds = await queuePlainMails(
    tx,
    people.map((person) => ({
      kind: 'account',
      recipient: person.email,
      ...invitationLetter({ ...person, by: actor.name, company, origin: services.settings.publicUrl }),
      requestedBy: actor.personId,
      now,
    })),
  )
  await updateInvited(
    tx,
    people.map(({ id, email }) => ({ personId: id, mailId: mailIds.get(email)! })),
    now,
  )
  await recordCallerActs(
    context,
    people.map(({ id }) => ({
      action: 'invite person' as const,
      entity: 'person' as const,
      entityId: id,
      personId: id,
    })),
  )
}
