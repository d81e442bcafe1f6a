import { badgeOf } from '@uurwerk/domain/timesheets/timesheetState'
import { contractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { monthAbsencesQuery } from '../absences/queries.ts'
import { useAbsences } from '../absences/useAbsences.ts'
import { monthContractsQuery } from '../contracts/queries.ts'
import { useMonthInAddress } from '../app/month/useMonthInAddress.ts'
import { useCurrentUser } from '../app/session/currentUser.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { draftNames } from '../ui/form/drafts/keptDrafts.ts'
import { useOpenEditor } from '../ui/form/useOpenEditor.ts'
import { IconPlus, IconX } from '../ui/icons.ts'
import { MonthSwitcher } from '../ui/switchers/MonthSwitcher.tsx'
import { Columns } from '../ui/page/Columns.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import classes from './timesheets.module.css'
import { MonthSide } from './MonthSide.tsx'
import { NewShiftForm } from './shifts/NewShiftForm.tsx'
import { workedMonthQuery } from '../app/month/workedMonthQuery.ts'
import { TimesheetBadge } from '../contracts/month/TimesheetBadge.tsx'
import { areDownloadable, OwnDownloadButton } from './DownloadButton.tsx'
import { customersIn, timesheetRows, type TimesheetRow } from './shifts/timesheetRows.ts'
import { TimesheetTable } from './shifts/TimesheetTable.tsx'
import { useMonthArrows } from '../app/month/useMonthArrows.ts'
import { useWaitingChanges } from '../app/api/outbox/outboxState.ts'
import { withWorkedChanges, type WorkedChange } from './shifts/workedChange.ts'
import { useWorkedShifts } from './shifts/useWorkedShifts.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { periodOf } from '../app/clock/periodOf.ts'
import { paths } from '../paths.ts'
import { profileQuery } from '../people/profile/queries.ts'
import { EmptyState } from '../ui/page/load/EmptyState.tsx'
import { nearestContractMonth } from './nearestContractMonth.ts'

const words = texts.timesheets

/** The page /details, 'Overzicht Shiften': the employee corrects and confirms the worked shifts of a month. */
export function TimesheetPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const form = useOpenEditor<'new'>(() => (draftNames().includes(newShiftDraft(yearMonth)) ? 'new' : null))
  const { employee } = useCurrentUser()
  const isPhone = useIsPhone()
  const arrows = useMonthArrows(yearMonth)
  const timesheet = useTimesheet(yearMonth)
  const { month, absences, rows, open } = timesheet
  const isOffered = open !== undefined && open.length > 0

  const note = isPhone ? onlyCustomer(rows) : undefined
  const months = <MonthSwitcher month={yearMonth} onChange={chooseMonth} note={note} {...arrows} />
  const add = isOffered && (
    <AddShiftButton adding={form.open !== null} isPhone={isPhone} onClick={() => form.toggle('new')} />
  )
  const buttons = month !== undefined && (
    <>
      {add}
      {!areDownloadable(month.timesheets) && <OwnDownloadButton yearMonth={yearMonth} timesheets={month.timesheets} />}
    </>
  )

  return (
    <>
      <PageHead
        title={words.title}
        status={month && month.timesheets.length > 0 && <TimesheetBadge badge={badgeOf(month)} />}
        actions={isPhone ? undefined : buttons}
      >
        {!isPhone && months}
      </PageHead>
      <Columns
        sideFirst
        side={
          <MonthSide
            key={yearMonth}
            yearMonth={yearMonth}
            month={month ?? null}
            absences={absences ?? null}
            rows={rows ?? []}
            employee={employee}
            head={
              isPhone && (
                <>
                  {months}
                  {add}
                </>
              )
            }
          />
        }
      >
        <MonthTable yearMonth={yearMonth} timesheet={timesheet} isAdding={form.open !== null} onDone={form.close} />
      </Columns>
    </>
  )
}

function useTimesheet(yearMonth: YearMonth) {
  const worked = useQuery(workedMonthQuery(yearMonth))
  const absences = useQuery(monthAbsencesQuery(yearMonth))
  const contracts = useQuery(monthContractsQuery(yearMonth)).data?._embedded.contractWithShiftTypesDtoList
  const month = worked.data
  const waiting = useWaitingChanges<WorkedChange>('worked')
  const rows = useMemo(
    () =>
      month &&
      absences.data &&
      timesheetRows(withWorkedChanges(month._embedded.workedShiftDtoList, waiting), absences.data.absenceDtos),
    [month, absences.data, waiting],
  )
  const factsOf = (contractId: number) => month && contractMonthFacts(month.facts, contractId)
  const correctOf = (id: number) => month?.timesheets.find(({ contractId }) => contractId === id)?.actions.correct
  return {
    month,
    absences: absences.data,
    rows,
    load: {
      isPending: worked.isPending || absences.isPending,
      error: worked.error ?? absences.error,
      refetch: () => Promise.all([worked.refetch(), absences.refetch()]),
    },
    factsOf,
    correctOf,
    open: contracts?.filter(({ id }) => correctOf(id) === null),
    hasNoContract: contracts?.length === 0,
  }
}

type TableProps = {
  readonly yearMonth: YearMonth
  readonly timesheet: ReturnType<typeof useTimesheet>
  readonly isAdding: boolean
  readonly onDone: () => void
}

function MonthTable({ yearMonth, timesheet, isAdding, onDone }: TableProps) {
  const { rows, load, factsOf, correctOf, open, hasNoContract } = timesheet
  const leave = useAbsences(yearMonth)
  const shifts = useWorkedShifts(yearMonth)
  return (
    <>
      {isAdding && open !== undefined && open.length > 0 && (
        <NewShiftForm
          key={`new ${yearMonth}`}
          draftName={newShiftDraft(yearMonth)}
          actingAs="employee"
          yearMonth={yearMonth}
          contracts={open}
          shifts={shifts}
          factsOf={factsOf}
          onDone={onDone}
        />
      )}
      <TimesheetTable
        key={yearMonth}
        actingAs="employee"
        yearMonth={yearMonth}
        rows={rows}
        load={load}
        shifts={shifts}
        empty={hasNoContract ? <NoContract yearMonth={yearMonth} /> : undefined}
        onRemoveAbsence={(absence) => leave.remove([absence])}
        factsOf={factsOf}
        correctOf={correctOf}
      />
    </>
  )
}

type AddProps = { readonly adding: boolean; readonly isPhone: boolean; readonly onClick: () => void }

function AddShiftButton({ adding, isPhone, onClick }: AddProps) {
  const Icon = adding ? IconX : IconPlus
  return (
    <ActionButton
      className={classes.add}
      leftSection={<Icon size={isPhone ? 20 : 16} stroke={1.75} aria-hidden />}
      aria-expanded={adding}
      onClick={onClick}
    >
      {adding ? words.cancel : words.add}
    </ActionButton>
  )
}

/** The customer of all shifts of the month; null when the shifts are at several customers. */
function onlyCustomer(rows: readonly TimesheetRow[] = []): string | undefined {
  const [first, ...others] = customersIn(rows)
  return others.length === 0 ? first : undefined
}

const newShiftDraft = (yearMonth: YearMonth): string => `new shift ${yearMonth}`

function NoContract({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const { data } = useQuery(profileQuery)
  const periods = data?.contractSummaryDtos.map(({ contractPeriod }) => periodOf(contractPeriod)) ?? []
  const nearest = nearestContractMonth(periods, yearMonth)
  return (
    <EmptyState title={words.noContract(formatMonth(yearMonth))} text={words.noContractText}>
      {nearest !== null && (
        <Button component={Link} to={paths.details({ month: nearest })}>
          {words.toMonth(formatMonth(nearest))}
        </Button>
      )}
    </EmptyState>
  )
}
