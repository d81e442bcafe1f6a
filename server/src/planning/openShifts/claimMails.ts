import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { formatClockTime, minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import type { CommandContext } from '../../app/context.ts'
import { readCompany } from '../../company/companyStore.ts'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { selectClaimants } from './claimStore.ts'
import type { NeedRow } from './needStore.ts'

export type ClaimOutcome = 'granted' | 'refused' | 'withdrawn'

type Told = { readonly need: NeedRow; readonly personIds: readonly number[]; readonly outcome: ClaimOutcome }

/**
 * Tells people by mail how their claim ended. The mail has no name of another candidate and no cause, because other
 * people can read an e-mail too (rule needs-11). Who can no longer sign in gets no mail.
 */
export async function mailClaimants(context: CommandContext, { need, personIds, outcome }: Told): Promise<void> {
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
      requestedBy: actor.personId,
      now,
    })),
  )
}

const SUBJECTS: Readonly<Record<ClaimOutcome, string>> = {
  granted: 'Toegekend',
  refused: 'Niet toegekend',
  withdrawn: 'Ingetrokken',
}

const SENTENCES: Readonly<Record<ClaimOutcome, string>> = {
  granted: 'Deze shift staat in je uurrooster:',
  refused: 'Deze open shift is niet aan jou toegekend:',
  withdrawn: 'Deze open shift is ingetrokken:',
}

const clock = (minute: number): string => formatClockTime(minuteOfDay(minute))

const shiftOf = ({ shiftTypeName, day, startMinute, endMinute }: NeedRow): string =>
  `${shiftTypeName}, ${weekdayName(day)} ${formatDayWithSlashes(day)} ${clock(startMinute)} – ${clock(endMinute)}`
