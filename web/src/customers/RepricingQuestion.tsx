import { MOST_REPRICED, type Repricing } from '@uurwerk/contract/customers/repricing'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../texts/texts.ts'
import { Question } from '../ui/dialog/Question.tsx'
import { Facts } from '../ui/page/Facts.tsx'
import { formatEuroNumber } from '../ui/format/formatEuroNumber.ts'

type Props = { readonly repricing: Repricing; readonly onAnswer: (yes: boolean) => void }

/**
 * The working hours and bonus rates of a customer have no start date, so a change also changes the amounts of past
 * months without an invoice (rules customers-28, customers-33).
 */
export function RepricingQuestion({ repricing, onAnswer }: Props) {
  const words = texts.customers.repricing
  const { months, contracts, totalBefore, totalAfter, complete } = repricing
  return (
    <Question question={words.question} confirm={words.confirm} onAnswer={onAnswer}>
      <p>{words.effect}</p>
      <Facts
        facts={[
          { label: words.months(months.length), value: formatMonths(months) },
          { label: words.contracts, value: contracts },
          { label: words.totalBefore, value: formatEuroNumber(totalBefore) },
          { label: words.totalAfter, value: formatEuroNumber(totalAfter) },
        ]}
      />
      {!complete && <p>{words.incomplete(formatCount(MOST_REPRICED))}</p>}
    </Question>
  )
}

const MOST_NAMED = 6

/** The names of the months. When there are many months, only the first and the last month are named. */
function formatMonths(months: readonly string[]): string {
  const names = months.map((month) => formatMonth(toYearMonth(month)))
  return names.length <= MOST_NAMED
    ? names.join(', ')
    : texts.customers.repricing.from(names[0] ?? '', names.at(-1) ?? '')
}
