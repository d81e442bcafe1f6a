import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { OwnPlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToEditPlannedShift } from '@uurwerk/domain/planning/refusalToEditPlannedShift'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOfType } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Button } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { MonthContract } from '../../contracts/queries.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { reasonOf } from '../../ui/buttons/reasons/reasonOf.ts'
import { IconArrowsExchange, IconArrowsMove, IconTrash } from '../../ui/icons.ts'
import type { Planning } from '../changes/usePlanning.ts'
import { ColorButton } from './ColorButton.tsx'
import classes from './shifts.module.css'
import { ShiftTypeGrid, ShiftTypeLabel } from './ShiftTypeGrid.tsx'

type Props = {
  readonly shift: OwnPlannedShift
  readonly contract: MonthContract
  /** The facts of the month for the planning rules. The shift of the dialog is left out. */
  readonly facts: ShiftPlanningFacts
  readonly planning: Planning
  readonly onMove: () => void
  readonly onClose: () => void
  readonly notice: ReactNode
  /** The menus with which the employee books half days of leave on a day that also has a shift. */
  readonly children: ReactNode
}

export function ShiftDialog({ shift, contract, facts, planning, onMove, onClose, notice, children }: Props) {
  const { day } = shift
  const choices = contract.shiftTypes
    .filter(({ id }) => id !== shift.shiftId)
    .map((shiftType) => {
      const refusal = refusalToEditPlannedShift(facts, shift, shiftTimesOfType(day, shiftType))
      return { shiftType, reason: refusal === null ? null : reasonOf([refusal]) }
    })
  const style = { '--shift': shift.color, '--on-shift': shift.textColor } as CSSProperties

  function change(shiftType: ShiftType): void {
    void planning.edit(shift, { shiftType, day })
    onClose()
  }

  function remove(): void {
    void planning.remove([shift])
    onClose()
  }

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
        <ActionButton variant="subtle" icon={IconArrowsMove} refusal={shift.actions.move} onClick={onMove}>
          {texts.planning.moveShift}
        </ActionButton>
        <SwapLink shiftId={shift.id} />
        <ActionButton variant="subtle" color="red" icon={IconTrash} refusal={shift.actions.remove} onClick={remove}>
          {texts.planning.removeShift}
        </ActionButton>
      </div>
      {choices.length > 0 && (
        <>
          <h3 className={classes.changeTo}>{texts.planning.changeTo}</h3>
          <ShiftTypeGrid reasons={choices.map(({ reason }) => reason)}>
            {choices.map(({ shiftType, reason }, index) => (
              <ColorButton
                key={shiftType.id}
                color={shiftType.color}
                reason={reason}
                isFirst={index === 0}
                onClick={() => change(shiftType)}
              >
                <ShiftTypeLabel {...shiftType} />
              </ColorButton>
            ))}
          </ShiftTypeGrid>
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
