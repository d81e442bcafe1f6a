import { absenceFreezeOn } from '@uurwerk/domain/absences/absenceMonthFacts'
import { formatMonth, formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo, useState } from 'react'
import { useAbsences, type Absences } from '../absences/useAbsences.ts'
import { withAbsenceChanges } from '../absences/withAbsenceChanges.ts'
import { today } from '../app/clock/now.ts'
import type { MonthContract } from '../contracts/queries.ts'
import * as texts from '../texts/texts.ts'
import { IconCalendarPlus } from '../ui/icons.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { absenceChipId, shiftChipId } from './calendar/calendarChips.ts'
import { calendarDays, type OwnCalendarDay } from './calendar/calendarDays.ts'
import { CalendarLegend } from './calendar/CalendarLegend.tsx'
import { daysElsewhere } from './changes/daysElsewhere.ts'
import { openingOf, openingOfAbsence, openingOfShift, rangeOfDialog, removalOf } from './dialogs/dayOpening.ts'
import type { Freezes, Note, OpenedDialog } from './dialogs/dayOpening.ts'
import { MonthCalendar, type CalendarActions } from './calendar/MonthCalendar.tsx'
import { dropOf, shiftTypeOf } from './move/dropOf.ts'
import { StaleShiftDialog } from './dialogs/StaleShiftDialog.tsx'
import type { ContractMonthData } from './useContractMonth.ts'
import { usePlanning, type Planning } from './changes/usePlanning.ts'
import { withPlanningChanges } from './changes/withPlanningChanges.ts'
import { useNavigate, Link } from 'react-router'
import { paths } from '../paths.ts'
import { showNote } from '../ui/toast/showNote.tsx'
import { sentenceHere } from '../ui/buttons/reasons/sentenceHere.ts'
import { lazyDialog } from '../ui/dialog/lazyDialog.tsx'
import classes from './planning.module.css'

// The script of the dialogs loads after the calendar, so that the calendar is shown sooner.
const PlanningDialogs = lazyDialog(async () => (await import('./dialogs/PlanningDialogs.tsx')).PlanningDialogs)

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly month: ContractMonthData
  readonly onChooseContract: (contractId: number) => void
}

export function PlanningCalendar({ contract, yearMonth, month, onChooseContract }: Props) {
  const planning = usePlanning(contract, yearMonth)
  const absences = useAbsences(yearMonth)
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const say = useNote(yearMonth, onChooseContract)
  const isPhone = useIsPhone()

  const shown = useShownMonth({ month, contractId: contract.id, yearMonth, planning, absences })
  const days = useMemo(() => calendarDays({ ...shown, yearMonth, today: today() }), [shown, yearMonth])

  const freezes: Freezes = {
    shifts: month.planned.actions.plan,
    absences: (day) => absenceFreezeOn(month.absences.facts, day),
  }

  function open(opening: OpenedDialog | Note | null): void {
    if (opening === null) return
    if (opening.kind === 'refused' || opening.kind === 'elsewhere') say(opening)
    else setOpened(opening)
  }

  return (
    <>
      <MonthCalendar
        yearMonth={yearMonth}
        days={days}
        label={texts.planning.calendar(contract.customerName, formatMonth(yearMonth))}
        chosen={opened === null ? null : rangeOfDialog(opened)}
        actions={actionsOf({ contract, yearMonth, month, shown, days, freezes, planning, absences, open })}
      />
      <EmptyMonth days={days} yearMonth={yearMonth} frozen={freezes.shifts !== null} />
      {!isPhone && <CalendarLegend />}
      {planning.stale !== null && <StaleShiftDialog stale={planning.stale} planning={planning} />}
      {opened !== null && (
        <PlanningDialogs
          opened={opened}
          onOpen={open}
          onClose={() => setOpened(null)}
          month={{ contract, days, planned: month.planned, leave: month.absences.facts }}
          planning={planning}
          absenceActions={absences}
        />
      )}
    </>
  )
}

type Changes = { readonly planning: Planning; readonly absences: Absences }

type ShownOf = Changes & {
  readonly month: ContractMonthData
  readonly contractId: number
  readonly yearMonth: YearMonth
}

/** The month with the changes that have no answer of the server yet. */
const useShownMonth = ({ month, contractId, yearMonth, planning, absences }: ShownOf) =>
  useMemo(
    () => ({
      planned: withPlanningChanges(
        month.planned,
        planning.underWay.filter((change) => change.contractId === contractId && change.yearMonth === yearMonth),
      ),
      absences: withAbsenceChanges(
        month.absences,
        absences.underWay.filter((change) => change.yearMonth === yearMonth),
      ),
      elsewhere: daysElsewhere(month.all, contractId),
    }),
    [month, contractId, yearMonth, planning.underWay, absences.underWay],
  )

type ActedOn = Changes & {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly month: ContractMonthData
  readonly shown: ReturnType<typeof useShownMonth>
  readonly days: readonly OwnCalendarDay[]
  readonly freezes: Freezes
  readonly open: (opening: OpenedDialog | Note | null) => void
}

function actionsOf(on: ActedOn): CalendarActions {
  const { contract, yearMonth, month, shown, days, freezes, planning, absences, open } = on
  const { plannedShiftDtos } = shown.planned
  const moveableShift = (chipId: string) =>
    plannedShiftDtos.find((shift) => shift.pending !== true && shiftChipId(shift) === chipId)
  return {
    onOpen: (range) => open(openingOf(range, days, freezes)),
    onOpenChip(chipId) {
      const shift = plannedShiftDtos.find((each) => shiftChipId(each) === chipId)
      const absence = shown.absences.absenceDtos.find((each) => absenceChipId(each) === chipId)
      if (shift !== undefined) open(openingOfShift(shift))
      if (absence !== undefined) open(openingOfAbsence(absence))
    },
    onRemove(range) {
      const removal = removalOf(range, days)
      if (removal?.kind === 'shifts') void planning.remove(removal.shifts)
      else if (removal?.kind === 'absences') void absences.remove(removal.absences)
      else open(removal)
    },
    moves: {
      dropOf(chipId, day) {
        const shift = moveableShift(chipId)
        return shift === undefined ? null : dropOf(month.planned.facts, contract, { shift, to: day })
      },
      onDrop(chipId, to) {
        const shift = moveableShift(chipId)
        const shiftType = shift && shiftTypeOf(contract, shift)
        if (shift === undefined || shiftType === undefined) return
        if (monthOf(to) === yearMonth) void planning.edit(shift, { shiftType, day: to })
        else open({ kind: 'move', shift, to })
      },
    },
  }
}

/** Shows the reason why no dialog opens, with a link to the screen on which the user can make the change. */
function useNote(yearMonth: YearMonth, onChooseContract: (contractId: number) => void): (note: Note) => void {
  const navigate = useNavigate()
  return (note) => {
    if (note.kind === 'elsewhere') {
      const { contractId, customerName } = note.at
      const occupied = texts.planning.occupiedBy(formatDayWithSlashes(note.day), customerName)
      if (contractId === null) return showNote(occupied)
      return showNote(occupied, { label: texts.planning.showContract, go: () => onChooseContract(contractId) })
    }
    const sentence = sentenceHere(note.refusal)
    if (note.refusal.code !== 'shift_adjusted') return showNote(sentence)
    showNote(sentence, {
      label: texts.planning.toTimesheet,
      go: () => void navigate(paths.details({ month: yearMonth })),
    })
  }
}

type EmptyMonthProps = {
  readonly days: readonly OwnCalendarDay[]
  readonly yearMonth: YearMonth
  readonly frozen: boolean
}

/**
 * The help text for a month without shifts and absences. It is below the calendar, so that the calendar does not move
 * when the text disappears.
 */
function EmptyMonth({ days, yearMonth, frozen }: EmptyMonthProps) {
  const isPhone = useIsPhone()
  if (frozen || days.some(({ shifts, absences }) => shifts.length + absences.length > 0)) return null
  return (
    <p className={classes.empty}>
      <IconCalendarPlus size={16} stroke={1.75} aria-hidden />
      <span>
        {texts.planning.nothingYet(formatMonth(yearMonth))}{' '}
        {isPhone ? texts.planning.howToPlanByTouch : texts.planning.howToPlan} {texts.guides.more}{' '}
        <Link to={paths.guides({ guide: 'medewerker' })}>{texts.guides.read}</Link>
      </span>
    </p>
  )
}
