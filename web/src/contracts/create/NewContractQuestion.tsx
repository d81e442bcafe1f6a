import type { ContractEffect } from '@uurwerk/contract/contracts/contractEffect'
import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../../texts/texts.ts'
import { Question } from '../../ui/dialog/Question.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { ContractEffectList, hasEffect } from '../ContractEffectList.tsx'
import classes from '../contracts.module.css'

export type NewContractFacts = {
  readonly end: Day | null
  readonly hasNoRate: boolean
  readonly effect: ContractEffect | undefined
}

/** HR must confirm an end date, a rate of zero, and an effect on other records. */
export const needsQuestion = ({ end, hasNoRate, effect }: NewContractFacts): boolean =>
  end !== null || hasNoRate || (effect !== undefined && hasEffect(effect))

type Props = NewContractFacts & { readonly onAnswer: (yes: boolean) => void }

/** The question is asked when a new contract has an end, has no rate or changes another record (rule contracts-6). */
export function NewContractQuestion({ end, hasNoRate, effect, onAnswer }: Props) {
  const words = texts.contracts.create
  return (
    <Question question={words.question} confirm={words.save} onAnswer={onAnswer}>
      <div className={classes.stack}>
        {effect !== undefined && <ContractEffectList effect={effect} />}
        {hasNoRate && <p>{words.noRate}</p>}
        {end !== null && <p>{words.afterEnd(formatDay(end))}</p>}
      </div>
    </Question>
  )
}
