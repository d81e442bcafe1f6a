import { addDays } from '@uurwerk/domain/time/day'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import * as texts from '../../texts/texts.ts'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { periodOf } from '../../app/clock/periodOf.ts'
import type { Order } from '../queries.ts'
import type { RateForm } from './rateForm.ts'

type Props = Pick<RateForm, 'how' | 'startDate'> & { readonly order: Order | null }

/** Shows the effect of the chosen rate change on the current order. */
export function RateEffect({ how, startDate, order }: Props) {
  const words = texts.contracts.rate
  if (how === 'correct') {
    return order && <Hint>{words.correctEffect(formatPeriod(periodOf(order)))}</Hint>
  }
  if (startDate === null) return null
  return <Hint>{words.fromEffect(writtenDay(addDays(startDate, -1)), writtenDay(startDate))}</Hint>
}
