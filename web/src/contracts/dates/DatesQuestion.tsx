import type { Day } from '@uurwerk/domain/time/day'
import { TakenAwayList } from '../../people/TakenAwayList.tsx'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { ContractEffectList } from '../ContractEffectList.tsx'
import classes from '../contracts.module.css'
import type { Contract } from '../queries.ts'

/** The effect of a contract's new dates on existing records. */
export type DatesEffect = {
  readonly takenAway: Contract['takenAway']
  readonly effect: Contract['effect']
  /** The new end of the contract. Null when the end does not change, or when the contract gets no end. */
  readonly newEnd: Day | null
  readonly isLonger: boolean
}

type Props = DatesEffect & { readonly onAnswer: (yes: boolean) => void }

/**
 * The question that asks HR to confirm the new dates of a contract. It shows the records that the new dates close (rule
 * contracts-16).
 */
export function DatesQuestion({ takenAway, effect, newEnd, isLonger, onAnswer }: Props) {
  const words = texts.contracts.edit
  return (
    <ConfirmDialog
      opened
      onClose={() => onAnswer(false)}
      question={words.question}
      confirm={words.confirm}
      onConfirm={() => onAnswer(true)}
    >
      <div className={classes.stack}>
        {newEnd !== null && <p>{words.afterEnd(writtenDay(newEnd))}</p>}
        {isLonger && <p>{words.longer}</p>}
        {effect !== undefined && <ContractEffectList effect={effect} />}
        {takenAway !== undefined && <TakenAwayList takenAway={takenAway} />}
      </div>
    </ConfirmDialog>
  )
}
