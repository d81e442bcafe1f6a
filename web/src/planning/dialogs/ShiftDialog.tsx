import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToEditPlannedShift } from '@uurwerk/domain/planning/refusalToEditPlannedShift'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Button } from '@mantine/core'
import { IconArrowsExchange, IconArrowsMove, IconTrash } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { MonthContract } from '../../contracts/queries.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { reasonOf } from '../../ui/buttons/reasonOf.ts'
import { clockTimesOf } from './clockTimesOf.ts'
import { dayOfShift } from '../changes/planningChange.ts'
import classes from './shifts.module.css'
import { ShiftTypeButtons } from './ShiftTypeButtons.tsx'

type Props = {
  readonly shift: PlannedShift
  readonly contract: MonthContract
  /** The facts of the month for the planning rules. The shift of the dialog is left out. */
  readonly facts: ShiftPlanningFacts
  /** The reason why the employee cannot give the shift back; null when the employee can give it back. */
  readonly fixed: RefusalOf | null
  readonly onChangeType: (shiftType: ShiftType) => void
  readonly onMove: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
  /** The working-time warnings of the day, which the dialog shows. */
  readonly notice: ReactNode
  /** The menus with which the employee books half days of leave on a day that also has a shift. */
  readonly children: ReactNode
}

/** The dialog in which a planned shift gets another type, is moved or is removed. */
export function ShiftDialog({ shift, contract, facts, fixed, notice, children, ...acts }: Props) {
  const { onChangeType, onMove, onRemove, onClose } = acts
  const day = dayOfShift(shift)
  const planned = { day, adjusted: shift.adjusted }
  const others = contract.shiftTypes.filter(({ id }) => id !== shift.shiftId)
  const choiceOf = (shiftType: ShiftType) => {
    const refusal = refusalToEditPlannedShift(facts, planned, shiftTimesOf(day, clockTimesOf(shiftType)))
    return { shiftType, reason: refusal === null ? null : reasonOf([refusal]) }
  }
  const style = { '--shift': shift.color, '--on-shift': shift.textColor } as CSSProperties
  return (
    <Dialog onClose={onClose} title={texts.planning.editShift} subtitle={formatDayInWords(day)}>
      <p className={classes.shift} style={style}>
        <b>{shift.title}</b>{' '}
        <span>
          {shift.start.slice(11, 16)} – {shift.end.slice(11, 16)}
        </span>
      </p>
      {notice}
      <div className={classes.remove}>
        <ActionButton
          variant="subtle"
          icon={IconArrowsMove}
          refusal={refusalToRemovePlannedShift(facts, planned) ?? fixed}
          onClick={onMove}
        >
          {texts.planning.moveShift}
        </ActionButton>
        <SwapLink shiftId={shift.id} />
        <ActionButton
          variant="subtle"
          color="red"
          icon={IconTrash}
          refusal={refusalToRemovePlannedShift(facts, planned) ?? fixed}
          onClick={onRemove}
        >
          {texts.planning.removeShift}
        </ActionButton>
      </div>
      {others.length > 0 && (
        <>
          <h3 className={classes.changeTo}>{texts.planning.changeTo}</h3>
          <ShiftTypeButtons choices={others.map(choiceOf)} onChoose={onChangeType} />
        </>
      )}
      {children}
    </Dialog>
  )
}

const SwapLink = ({ shiftId }: { readonly shiftId: number }) => (
  <Button
    component={Link}
    to={paths.swaps({ shift: shiftId })}
    variant="subtle"
    leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
  >
    {texts.planning.swapShift}
  </Button>
)
