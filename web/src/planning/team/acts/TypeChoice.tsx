import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { formatHours } from '@uurwerk/domain/money/formatHours'
import { seconds } from '@uurwerk/domain/money/seconds'
import { Kbd } from '@mantine/core'
import { usePreview } from '../../../app/api/usePreview.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconCheck } from '../../../ui/icons.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import { Warnings } from '../../../ui/page/Warnings.tsx'
import type { TeamCell, TeamShiftType } from '../grid/teamRows.ts'
import type { TeamPeriod } from '../queries.ts'
import classes from '../team.module.css'
import { stepToPlan } from './teamSteps.ts'

const words = texts.teamPlanning

type Props = {
  readonly cell: TeamCell
  readonly type: TeamShiftType
  readonly period: TeamPeriod
  readonly onPlan: () => void
}

/** The button shows what the server would answer: the hours, and the warnings or the refusal (rule team-23). */
export function TypeChoice({ cell, type, period: { from, to }, onPlan }: Props) {
  const step = stepToPlan(cell, type)
  const { answer } = usePreview(
    applyTeamPlanning,
    step === null
      ? null
      : {
          query: {},
          body: { mode: 'possible', confirmedToo: true, operations: [step.operation], hoursOf: { from, to } },
        },
  )
  const outcome = answer?.outcomes[0]
  const isPossible = step !== null && (outcome?.code ?? null) === null
  const hours = outcome?.code === null ? answer?.hours[0] : undefined
  const warning = outcome?.warning ?? null
  return (
    <li className={classes.type}>
      <ActionButton
        fullWidth
        justify="space-between"
        leftSection={<span className={classes.swatch} style={{ background: type.color }} aria-hidden />}
        rightSection={
          step === null ? <IconCheck size={16} stroke={1.75} aria-hidden /> : <Kbd aria-hidden>{type.letter}</Kbd>
        }
        reason={step === null ? words.alreadyThis : (outcome?.message ?? null)}
        reasonBelow
        onClick={onPlan}
      >
        {words.shift(type.name, type.start, type.end)}
      </ActionButton>
      {isPossible && (
        <Hint>
          {hours === undefined
            ? EMPTY_LINE
            : words.hoursWith(type.name, hoursIn(hours[1]), hours[2] === null ? null : hoursIn(hours[2]))}
        </Hint>
      )}
      {warning !== null && <Warnings warnings={[warning]} />}
    </li>
  )
}

/**
 * An empty line that keeps the place of the hours, so that the buttons do not move when the answer arrives (rule
 * screens-65).
 */
const EMPTY_LINE = '\u00a0'

const hoursIn = (amount: number): string => formatHours(seconds(amount))
