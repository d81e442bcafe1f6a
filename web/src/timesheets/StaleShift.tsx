import { WorkedShift } from '@uurwerk/contract/timesheets'
import { Button } from '@mantine/core'
import type { ApiProblem } from '../api/apiProblem.ts'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import type { ShiftForm } from './shiftForm.ts'
import { hasWholeBreak, shiftFormOf } from './shiftForm.ts'
import classes from './timesheets.module.css'

type Props = {
  readonly problem: ApiProblem
  readonly yours: ShiftForm
  readonly onTake: () => void
  readonly onKeep: (current: WorkedShift) => unknown
}

const { stale: words } = texts.timesheets

/** Somebody else was first: who, what stands there now and what one filled in, and the choice between them. */
export function StaleShift({ problem, yours, onTake, onKeep }: Props) {
  const current = WorkedShift.safeParse(problem.current).data
  return (
    <div className={classes.stale} role="alert">
      <p>{words.title(problem.changedBy)}</p>
      <dl>
        {current !== undefined && (
          <>
            <dt>{words.theirs}</dt>
            <dd>{timesOf(shiftFormOf(current))}</dd>
          </>
        )}
        <dt>{words.yours}</dt>
        <dd>{timesOf(yours)}</dd>
      </dl>
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={onTake}>
          {words.take}
        </Button>
        {current !== undefined && <ActionButton onClick={() => onKeep(current)}>{words.keep}</ActionButton>}
      </div>
    </div>
  )
}

const timesOf = (form: ShiftForm): string =>
  words.shift(form.start, form.end, hasWholeBreak(form) ? `${form.breakStart} – ${form.breakEnd}` : null)
