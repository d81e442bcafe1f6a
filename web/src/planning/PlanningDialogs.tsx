import { eachDay, toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { AbsenceDialog } from '../absences/AbsenceDialog.tsx'
import type { AbsenceSources } from '../absences/absenceFacts.ts'
import { LeaveMenus } from '../absences/LeaveMenus.tsx'
import type { Absences } from '../absences/useAbsences.ts'
import { today } from '../clock/now.ts'
import type { MonthContract } from '../contracts/queries.ts'
import { useCurrentUser } from '../session/currentUser.ts'
import { WarningLines } from '../workingTime/WarningLines.tsx'
import { warningsOn } from '../workingTime/workingTime.ts'
import type { CalendarDay } from './calendarDays.ts'
import type { Freezes, Opened } from './dayOpening.ts'
import { rangeOf } from './dayRange.ts'
import type { DayRange } from './dayRange.ts'
import { dayOfShift } from './planningChange.ts'
import { planningFacts } from './planningFacts.ts'
import { ShiftDialog } from './ShiftDialog.tsx'
import { ShiftPicker } from './ShiftPicker.tsx'
import type { ContractMonthData } from './useContractMonth.ts'
import type { Planning } from './usePlanning.ts'

type Props = {
  readonly opened: Opened
  readonly onClose: () => void
  readonly month: Pick<ContractMonthData, 'planned' | 'all'> & {
    readonly contracts: readonly MonthContract[]
    readonly contract: MonthContract
    readonly yearMonth: YearMonth
    readonly days: readonly CalendarDay[]
    readonly absences: AbsenceSources['absences']
  }
  readonly freezes: Freezes
  readonly planning: Planning
  readonly absenceActions: Absences
}

/** The dialog that is open: whatever is chosen in it closes it at once, and shows in the calendar. */
export function PlanningDialogs({ opened, onClose, month, freezes, planning, absenceActions }: Props) {
  const person = useCurrentUser()
  const { contract } = month

  function close(action: Promise<void>): void {
    onClose()
    void action
  }

  if (opened.kind === 'absence') {
    const { absence } = opened
    return (
      <AbsenceDialog
        absence={absence}
        freeze={freezes.absences(toDay(absence.date))}
        onRemove={() => close(absenceActions.remove([absence]))}
        onClose={onClose}
      />
    )
  }

  const range = rangeOfDialog(opened)
  const leave = (
    <LeaveMenus
      range={range}
      sources={{ ...month, person }}
      onChoose={(chosen) => close(absenceActions.book(range, chosen))}
    />
  )
  const notice = (
    <WarningLines warnings={warningsOn(month.planned.workingTimeWarnings, new Set(eachDay(range.first, range.last)))} />
  )
  if (opened.kind === 'pick')
    return (
      <ShiftPicker
        range={range}
        contract={contract}
        facts={planningFacts({ ...month, today: today() })}
        onChoose={(shiftType) => close(planning.plan(range, shiftType))}
        onClose={onClose}
        notice={notice}
      >
        {leave}
      </ShiftPicker>
    )

  const { shift } = opened
  return (
    <ShiftDialog
      shift={shift}
      contract={contract}
      facts={planningFacts({ ...month, today: today() }, shift)}
      onChangeType={(shiftType) => close(planning.changeType(shift, shiftType))}
      onRemove={() => close(planning.remove([shift]))}
      onClose={onClose}
      notice={notice}
    >
      {leave}
    </ShiftDialog>
  )
}

/** The days that a dialog is about. */
export function rangeOfDialog(opened: Opened): DayRange {
  if (opened.kind === 'pick') return opened.range
  const day = opened.kind === 'shift' ? dayOfShift(opened.shift) : toDay(opened.absence.date)
  return rangeOf(day, day)
}
