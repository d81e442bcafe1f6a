import type { AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import { shiftPlanningFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { eachDay } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { AbsenceDialog } from '../../absences/AbsenceDialog.tsx'
import { LeaveMenus } from '../../absences/LeaveMenus.tsx'
import type { Absences } from '../../absences/useAbsences.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconCircleHalf2 } from '../../ui/icons.ts'
import { WarningLines } from '../workingTime/WarningLines.tsx'
import { warningsOn } from '../workingTime/workingTime.ts'
import type { OwnCalendarDay } from '../calendar/calendarDays.ts'
import {
  itemsOf,
  keyOfItem,
  openingOfItem,
  rangeOfDialog,
  refusalToRemoveItem,
  type DayItem,
  type DayItemChoice,
  type Note,
  type OpenedDialog,
} from './dayOpening.ts'
import type { DayRange } from '../calendar/dayRange.ts'
import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'
import { ShiftDialog } from './ShiftDialog.tsx'
import { ShiftPicker } from './ShiftPicker.tsx'
import classes from './shifts.module.css'
import type { ContractMonthData } from '../useContractMonth.ts'
import type { Planning } from '../changes/usePlanning.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { absenceLabel } from '../calendar/dayLabel.ts'
import { ColorButton } from './ColorButton.tsx'

const MoveShiftDialog = lazyDialog(async () => (await import('../move/MoveShiftDialog.tsx')).MoveShiftDialog)

type Props = {
  readonly opened: OpenedDialog
  readonly onOpen: (opening: OpenedDialog | Note | null) => void
  readonly onClose: () => void
  readonly month: Pick<ContractMonthData, 'planned'> & {
    readonly contract: MonthContract
    readonly days: readonly OwnCalendarDay[]
    readonly leave: AbsenceMonthFacts
  }
  readonly planning: Planning
  readonly absenceActions: Absences
}

/** After a choice, the dialog closes and the calendar shows the choice before the server answers. */
export function PlanningDialogs(props: Props) {
  const { opened, onOpen, onClose, month, planning, absenceActions } = props

  function chooseItem(item: DayItem, act: 'open' | 'remove'): void {
    onClose()
    if (act === 'open') onOpen(openingOfItem(item))
    else if (item.kind === 'shift') void planning.remove([item.shift])
    else void absenceActions.remove([item.absence])
  }

  switch (opened.kind) {
    case 'choose':
      return <DayItemsDialog choice={opened} onChoose={(item) => chooseItem(item, opened.act)} onClose={onClose} />
    case 'absence':
      return <AbsenceDialog absence={opened.absence} onClose={onClose} />
    case 'move':
      return (
        <MoveShiftDialog
          shift={opened.shift}
          to={opened.to ?? null}
          contract={month.contract}
          planned={month.planned}
          planning={planning}
          onClose={onClose}
        />
      )
    case 'pick':
    case 'shift':
      return <ShiftOrLeave {...props} opened={opened} onItem={(item) => chooseItem(item, 'open')} />
  }
}

type DayItemsProps = {
  readonly choice: DayItemChoice
  readonly onChoose: (item: DayItem) => void
  readonly onClose: () => void
}

/** The dialog for a day with several items. It asks which item to open or remove (rule planning-42). */
const DayItemsDialog = ({ choice: { act, day, items }, onChoose, onClose }: DayItemsProps) => (
  <Dialog onClose={onClose} title={texts.planning.which[act]} subtitle={formatDayInWords(day)}>
    <div className={classes.items}>
      {items.map((item, index) => (
        <DayItemButton
          key={keyOfItem(item)}
          item={item}
          refusal={act === 'remove' ? refusalToRemoveItem(item) : null}
          isFirst={index === 0}
          onChoose={() => onChoose(item)}
        />
      ))}
    </div>
  </Dialog>
)

type ShiftOrLeaveProps = Omit<Props, 'opened'> & {
  readonly opened: Extract<OpenedDialog, { readonly kind: 'pick' | 'shift' }>
  readonly onItem: (item: DayItem) => void
}

/**
 * The dialog to choose or edit a shift. The user can also book leave on the same days, and sees the working time
 * warnings of these days.
 */
function ShiftOrLeave(props: ShiftOrLeaveProps) {
  const { opened, onItem, onOpen, onClose, month, planning } = props
  const { contract, planned } = month
  const range = rangeOfDialog(opened)
  const leave = <LeaveMenus range={range} facts={month.leave} onClose={onClose} />
  const notice = (
    <WarningLines warnings={warningsOn(planned.workingTimeWarnings, new Set(eachDay(range.first, range.last)))} />
  )
  if (opened.kind === 'pick')
    return (
      <ShiftPicker
        range={range}
        contract={contract}
        facts={shiftPlanningFacts(planned.facts)}
        planning={planning}
        onClose={onClose}
        notice={
          <>
            {notice}
            <AlreadyThere range={range} days={month.days} onChoose={onItem} />
          </>
        }
      >
        {leave}
      </ShiftPicker>
    )

  const { shift } = opened
  return (
    <ShiftDialog
      shift={shift}
      contract={contract}
      facts={shiftPlanningFacts(planned.facts, shift.id)}
      planning={planning}
      onMove={() => onOpen({ kind: 'move', shift })}
      onClose={onClose}
      notice={notice}
    >
      {leave}
    </ShiftDialog>
  )
}

type AlreadyThereProps = {
  readonly range: DayRange
  readonly days: readonly OwnCalendarDay[]
  readonly onChoose: (item: DayItem) => void
}

/** A button for the half day of leave that the day already has, so that the keyboard can reach that leave. */
function AlreadyThere({ range, days, onChoose }: AlreadyThereProps) {
  const items = range.first === range.last ? days.filter(({ day }) => day === range.first).flatMap(itemsOf) : []
  if (items.length === 0) return null
  return (
    <div className={classes.standing}>
      <h3 className={classes.changeTo}>{texts.planning.alreadyThere}</h3>
      {items.map((item) => (
        <DayItemButton key={keyOfItem(item)} item={item} onChoose={() => onChoose(item)} />
      ))}
    </div>
  )
}

type DayItemButtonProps = {
  readonly item: DayItem
  readonly refusal?: RefusalOf | null
  readonly isFirst?: boolean
  readonly onChoose: () => void
}

function DayItemButton({ item, refusal = null, isFirst = false, onChoose }: DayItemButtonProps) {
  const { color } = item.kind === 'shift' ? item.shift : item.absence
  return (
    <div>
      <ColorButton fullWidth color={color} refusal={refusal} reasonBelow isFirst={isFirst} onClick={onChoose}>
        {item.kind === 'shift' ? (
          <>
            <b>{item.shift.title}</b>{' '}
            <span>
              {item.shift.start.slice(11, 16)} – {item.shift.end.slice(11, 16)}
            </span>
          </>
        ) : (
          <b>
            {!item.absence.fullDay && <IconCircleHalf2 size={14} stroke={2} aria-hidden />} {absenceLabel(item.absence)}
          </b>
        )}
      </ColorButton>
    </div>
  )
}
