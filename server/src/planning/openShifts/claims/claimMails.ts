import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { openShiftInWords } from '../needs.ts'
import type { NeedRow } from '../needStore.ts'
import { tellEmployees, type MessageContext } from '../tellEmployees.ts'

export type ClaimOutcome = 'granted' | 'refused' | 'withdrawn' | 'lapsed'

type Input = { readonly need: NeedRow; readonly personIds: readonly number[]; readonly outcome: ClaimOutcome }

/**
 * Sends people a mail and a message on their phones about the result of their claim of an open shift. The message
 * contains no name of another candidate and no reason, because other people can read a mail too (rule needs-11).
 */
export const mailClaimants = (context: MessageContext, { need, personIds, outcome }: Input): Promise<void> =>
  tellEmployees(context, {
    personIds,
    subject: `${SUBJECTS[outcome]}: ${openShiftInWords(need)}`,
    text: `${SENTENCES[outcome]}\n${openShiftInWords(need)}, ${need.customerName}`,
    link: 'Je vindt je planning en de open shiften in Uurwerk:',
    message: messageOf(need, outcome),
  })

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

/** The push message contains only the day (rule notices-7). */
const messageOf = ({ id, day }: NeedRow, outcome: ClaimOutcome) => ({
  text: `${SUBJECTS[outcome]}: je open shift van ${formatDayWithSlashes(day)}`,
  path: outcome === 'granted' ? `/dashboard?month=${monthOf(day)}` : '/openshifts',
  topic: `claim-${id}`,
})
