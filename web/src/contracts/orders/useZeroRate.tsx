import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { Question } from '../../ui/dialog/Question.tsx'
import { Facts } from '../../ui/page/Facts.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'

type RateChange = {
  /** The rate before the save; null when the days have no rate yet. */
  readonly before: number | null
  readonly after: number | null
  readonly period: string
}

type ZeroRate = {
  readonly question: ReactNode
  /** Asks when a rate becomes zero. False when the user cancels, and true otherwise. */
  readonly confirm: (change: RateChange) => Promise<boolean>
}

/** Asks for a confirmation before a save that makes an hourly rate zero (rule contracts-6). */
export function useZeroRate(): ZeroRate {
  const { question, ask } = useAsk<RateChange>()
  return {
    question: question === null ? null : <ZeroRateQuestion {...question.about} onAnswer={question.answer} />,
    confirm: async (change) => change.after !== 0 || change.before === 0 || ask(change),
  }
}

type Props = RateChange & { readonly onAnswer: (yes: boolean) => void }

function ZeroRateQuestion({ before, period, onAnswer }: Props) {
  const words = texts.contracts.zeroRate
  return (
    <Question question={words.question} confirm={words.confirm} onAnswer={onAnswer}>
      <p>{words.effect}</p>
      <Facts
        facts={[
          { label: words.period, value: period },
          { label: words.before, value: before === null ? words.none : formatEuroNumber(before) },
          { label: words.after, value: formatEuroNumber(0) },
        ]}
      />
    </Question>
  )
}
