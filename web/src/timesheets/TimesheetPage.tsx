import { badgeOf } from '@uurwerk/domain/timesheets/timesheetState'
import { absenceFreezeOn } from '@uurwerk/domain/absences/absenceMonthFacts'
import { contractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { IconPlus, IconX } from '@tabler/icons-react'
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
import { draftNames } from '../ui/form/keptDrafts.ts'
import { useOpenEditor } from '../ui/form/useOpenEditor.ts'
import { MonthSwitcher } from '../ui/switchers/MonthSwitcher.tsx'
import { Columns } from '../ui/page/Columns.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import classes from './timesheets.module.css'
import { MonthSide } from './MonthSide.tsx'
import { NewShiftForm } from './shifts/NewShiftForm.tsx'
import { NoContract } from './NoContract.tsx'
import { workedMonthQuery } from '../app/month/workedMonthQuery.ts'
import { TimesheetBadge } from '../contracts/month/TimesheetBadge.tsx'
import { OwnDownloadButton } from './OwnDownloadButton.tsx'
import { customersIn, timesheetRows } from './shifts/timesheetRows.ts'
import type { TimesheetRow } from './shifts/timesheetRows.ts'
import { TimesheetTable } from './shifts/TimesheetTable.tsx'
import { useMonthArrows } from '../app/month/useMonthArrows.ts'
import { useWaitingChanges } from '../app/api/outbox/outboxState.ts'
import { withWorkedChanges } from './shifts/workedChange.ts'
import type { WorkedChange } from './shifts/workedChange.ts'
import { useWorkedShifts } from './shifts/useWorkedShifts.ts'

const words = texts.timesheets

/** The page /details, 'Overzicht Shiften': the employee corrects and confirms the worked shifts of a month. */
export function TimesheetPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const {
    open: openForm,
    toggle,
    close,
  } = useOpenEditor<'new'>(() => (draftNames().includes(newShiftDraft(yearMonth)) ? 'new' : null))
  const adding = openForm !== null
  const { employee } = useCurrentUser()
  const worked = useQuery(workedMonthQuery(yearMonth))
  const arrows = useMonthArrows(yearMonth)
  const isPhone = useIsPhone()
  const absences = useQuery(monthAbsencesQuery(yearMonth))
  const contracts = useQuery(monthContractsQuery(yearMonth))
  const leave = useAbsences(yearMonth)
  const shifts = useWorkedShifts(yearMonth)
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
  const open = contracts.data?._embedded.contractWithShiftTypesDtoList.filter(({ id }) => factsOf(id)?.freeze === null)

  const hasNoContract = contracts.data?._embedded.contractWithShiftTypesDtoList.length === 0

  const months = (
    <MonthSwitcher
      month={yearMonth}
      onChange={chooseMonth}
      note={isPhone ? onlyCustomer(rows) : undefined}
      {...arrows}
    />
  )
  const Icon = adding ? IconX : IconPlus
  const add = open !== undefined && open.length > 0 && (
    <ActionButton
      className={classes.add}
      leftSection={<Icon size={isPhone ? 20 : 16} stroke={1.75} aria-hidden />}
      aria-expanded={adding}
      onClick={() => toggle('new')}
    >
      {adding ? words.cancel : words.add}
    </ActionButton>
  )
  const buttons = month !== undefined && (
    <>
      {add}
      {!month.completed && <OwnDownloadButton yearMonth={yearMonth} timesheets={month.timesheets} />}
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
            absences={absences.data ?? null}
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
        {adding && open !== undefined && open.length > 0 && (
          <NewShiftForm
            key={`new ${yearMonth}`}
            draftName={newShiftDraft(yearMonth)}
            actingAs="employee"
            yearMonth={yearMonth}
            contracts={open}
            shifts={shifts}
            factsOf={factsOf}
            onDone={close}
          />
        )}
        <TimesheetTable
          key={yearMonth}
          actingAs="employee"
          yearMonth={yearMonth}
          rows={rows}
          load={{
            isPending: worked.isPending || absences.isPending,
            error: worked.error ?? absences.error,
            refetch: () => Promise.all([worked.refetch(), absences.refetch()]),
          }}
          shifts={shifts}
          empty={hasNoContract ? <NoContract yearMonth={yearMonth} /> : undefined}
          onRemoveAbsence={(absence) => leave.remove([absence])}
          freezeOn={(day) => (absences.data === undefined ? null : absenceFreezeOn(absences.data.facts, day))}
          factsOf={factsOf}
        />
      </Columns>
    </>
  )
}

/** The customer of the month, when all shifts are at one customer. */
function onlyCustomer(rows: readonly TimesheetRow[] = []): string | undefined {
  const [first, ...others] = customersIn(rows)
  return others.length === 0 ? first : undefined
}

const newShiftDraft = (yearMonth: YearMonth): string => `new shift ${yearMonth}`
