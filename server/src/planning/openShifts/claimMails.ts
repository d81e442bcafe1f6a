import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { formatClockTime, minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { CommandContext } from '../../app/context.ts'
import { readCompany } from '../../company/companyStore.ts'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { queuePush } from '../../platform/push/queuePush.ts'
import { selectClaimants } from './claimStore.ts'
import type { NeedRow } from './needStore.ts'

export type ClaimOutcome = 'granted' | 'refused' | 'withdrawn' | 'lapsed'

/** Who tells: a command of a person, or a job without a person. */
type Teller = Pick<CommandContext, 'tx' | 'now' | 'today' | 'services'> & {
  readonly actor: { readonly personId: number } | null
}

type Told = { readonly need: NeedRow; readonly personIds: readonly number[]; readonly outcome: ClaimOutcome }

/**
 * Tells people by mail and on their phones how their claim ended. The mail has no name of another candidate and no cause, because other
 * people can read an e-mail too (rule needs-11). Who can no longer sign in gets no mail.
 */
export async function mailClaimants(context: Teller, { need, personIds, outcome }: Told): Promise<void> {
  if (personIds.length === 0) return
  const { tx, actor, now, today, services } = context
  const claimants = (await selectClaimants(tx, personIds)).filter(
    (person) => person.isEmployee && mayStillSignIn(person, today, person.signInDaysAfterEmployment),
  )
  if (claimants.length === 0) return
  const company = companyName(await readCompany(tx))
  const origin = services.settings.publicUrl
  await queuePlainMails(
    tx,
    claimants.map(({ email, firstName }) => ({
      kind: 'claim',
      recipient: email,
      subject: `${SUBJECTS[outcome]}: ${shiftOf(need)}`,
      body: [
        `Dag ${firstName},`,
        `${SENTENCES[outcome]}\n${shiftOf(need)}, ${need.customerName}`,
        `Je vindt je planning en de open shiften in Uurwerk:\n${origin}`,
        'Met vriendelijke groeten',
        company,
      ].join('\n\n'),
      requestedBy: actor?.personId ?? null,
      now,
    })),
  )
  const message = { ...messageOf(need, outcome), now }
  for (const { personId } of claimants) await queuePush(tx, { personId, ...message })
}

const SUBJECTS: Readonly<Record<ClaimOutcome, string>> = {
  granted: 'Toegekend',
  refused: 'Niet toegekend',
  withdrawn: 'Ingetrokken',
  lapsed: 'Niet toegekend',
}

const SENTENCES: Readonly<Record<ClaimOutcome, string>> = {
  granted: 'Deze shift staat in je uurrooster:',
  refused: 'Deze open shift is niet aan jou toegekend:',
  withdrawn: 'Deze open shift is ingetrokken:',
  lapsed: 'Er werd niet tijdig beslist over je aanvraag voor deze open shift:',
}

/** The message on a phone names the day and nothing else (rule notices-7). */
const messageOf = ({ id, day }: NeedRow, outcome: ClaimOutcome) => ({
  text: `${SUBJECTS[outcome]}: je open shift van ${formatDayWithSlashes(day)}`,
  path: outcome === 'granted' ? `/dashboard?month=${monthOf(day)}` : '/openshifts',
  topic: `claim-${id}`,
})

const clock = (minute: number): string => formatClockTime(minuteOfDay(minute))

const shiftOf = ({ shiftTypeName, day, startMinute, endMinute }: NeedRow): string =>
  `${shiftTypeName}, ${weekdayName(day)} ${formatDayWithSlashes(day)} ${clock(startMinute)} – ${clock(endMinute)}`
