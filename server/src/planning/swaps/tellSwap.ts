import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { tellEmployees, type MessageContext } from '../openShifts/tellEmployees.ts'
import type { SwapRow, SwapOutcome } from './swapStore.ts'

type News = 'asked' | 'accepted' | 'made' | SwapOutcome

type Input = {
  readonly swap: Pick<SwapRow, 'id' | 'day'>
  readonly personIds: readonly (number | null)[]
  readonly news: News
  readonly reason?: string
}

/**
 * The message contains the day, and no colleague or customer (rule swaps-6). When HR refused the swap, the mail also
 * contains the reason.
 */
export function tellSwap(context: MessageContext, { swap, personIds, news, reason = '' }: Input): Promise<void> {
  const day = `${weekdayName(swap.day)} ${formatDayWithSlashes(swap.day)}`
  const { subject, sentence } = WORDS[news]
  return tellEmployees(context, {
    personIds: personIds.filter((id) => id !== null),
    subject: `${subject}: ${day}`,
    text: [sentence, `Het gaat over de shift van ${day}.`, ...(reason === '' ? [] : [`Reden: ${reason}`])].join('\n'),
    link: 'Je vindt je ruilen in Uurwerk:',
    message: { text: `${subject}: ${formatDayWithSlashes(swap.day)}`, path: '/swaps', topic: `swap-${swap.id}` },
  })
}

const WORDS: Readonly<Record<News, { readonly subject: string; readonly sentence: string }>> = {
  asked: { subject: 'Vraag om te ruilen', sentence: 'Een collega vraagt je om een shift over te nemen of te ruilen.' },
  accepted: { subject: 'Collega akkoord', sentence: 'Je collega stemt in. HR beslist nu over de ruil.' },
  approved: { subject: 'Ruil goedgekeurd', sentence: 'HR keurde de ruil goed. Je uurrooster is aangepast.' },
  made: {
    subject: 'Ruil door HR',
    sentence: 'HR ruilde een shift van jou en een collega. Je uurrooster is aangepast.',
  },
  refused: { subject: 'Ruil geweigerd', sentence: 'HR keurde de ruil niet goed. Je uurrooster blijft zoals het was.' },
  declined: { subject: 'Collega niet akkoord', sentence: 'Je collega gaat niet in op je vraag.' },
  withdrawn: { subject: 'Ruil ingetrokken', sentence: 'Je collega trok de vraag in.' },
  lapsed: {
    subject: 'Ruil vervallen',
    sentence: 'Er werd niet tijdig beslist, een van de shiften is gewijzigd, of een maand is bevestigd.',
  },
}
