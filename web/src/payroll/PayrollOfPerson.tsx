import { payrollMonth, type PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../app/api/apiProblem.ts'
import { ChangedNote } from '../app/changes/ChangedNote.tsx'
import { useRecordOfOthers } from '../app/changes/useRecordOfOthers.ts'
import { useMonthInAddress } from '../app/month/useMonthInAddress.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { PlaceSwitcher } from '../timesheets/review/PlaceSwitcher.tsx'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '../ui/icons.ts'
import { MonthSwitcher } from '../ui/switchers/MonthSwitcher.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { MonthExports } from './export/MonthExports.tsx'
import { PayrollBody } from './PayrollBody.tsx'
import { PayrollSkeleton } from './PayrollSkeleton.tsx'
import { payrollMonthQuery } from './queries.ts'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { EmptyState } from '../ui/page/load/EmptyState.tsx'
import classes from './payroll.module.css'
import type { Fact } from '../ui/page/Facts.tsx'
import { formatMoment } from '../ui/format/formatMoment.ts'
import { formatNumber } from '../ui/format/formatNumber.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { useEffect, useMemo } from 'react'
import { contractMonthsQuery } from '../timesheets/contractMonths/queries.ts'
import { reviewedList } from '../timesheets/review/reviewedList.ts'
import { useKeys } from '../ui/useKeys.ts'
import { peopleOfList } from './list/peopleOfList.ts'

type Props = { readonly reason: string; readonly yearMonth: YearMonth }

/** A self-employed person has no payroll timesheet. HR reaches this screen only by an old link. */
const NoPayroll = ({ reason, yearMonth }: Props) => (
  <EmptyState title={texts.payroll.noneForIndependent} text={reason}>
    <Button component={Link} to={paths.adminContracts({ month: yearMonth })}>
      {texts.payroll.toContracts}
    </Button>
  </EmptyState>
)

const words = texts.payroll
const { facts } = words

export function PayrollOfPerson({ userId }: { readonly userId: number }) {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const of = { userId, yearMonth }
  const query = useQuery({ ...payrollMonthQuery(of), placeholderData: keepPreviousData })
  const { data, error, refetch, isPlaceholderData } = query
  const people = usePeopleOfList(userId, yearMonth)
  const note = useRecordOfOthers({
    read: payrollMonth,
    queryKey: payrollMonthQuery(of).queryKey,
    isAbout: (change) => change.userId === userId && (change.yearMonth === null || change.yearMonth === yearMonth),
  })
  // While another month loads, the screen shows the name of the person, but not the data of the month shown before.
  const month = isPlaceholderData ? undefined : data
  return (
    <>
      <ChangedNote note={note} />
      <PageHead
        title={data?.userName ?? words.crumb}
        crumbs={[{ label: texts.contractMonths.title, to: people.listAddress }, { label: words.crumb }]}
        actions={month && <MonthExports of={of} month={month} />}
      >
        <MonthSwitcher
          month={yearMonth}
          onChange={chooseMonth}
          previousAvailable={data?.previousMonthAvailable ?? false}
          nextAvailable={data?.nextMonthAvailable ?? false}
          pick
        />
        <PlaceSwitcher
          at={people}
          all={people.all}
          words={words.list}
          previousOf={({ username }) => words.list.previous(username)}
          nextOf={({ username }) => words.list.next(username)}
        />
        {month !== undefined && <PayrollState month={month} />}
      </PageHead>
      {data !== undefined && <PayrollFacts month={data} />}
      {month !== undefined && <PayrollBody key={yearMonth} of={of} month={month} load={query} />}
      {month === undefined && error === null && <PayrollSkeleton />}
      {month === undefined &&
        error !== null &&
        (error instanceof ApiProblem && error.code === 'no_payroll_for_independent' ? (
          <NoPayroll reason={error.message} yearMonth={yearMonth} />
        ) : (
          <LoadError title={words.failed(formatMonth(yearMonth))} error={error} onRetry={refetch} />
        ))}
    </>
  )
}

const payrollFacts = (month: PayrollMonth): readonly Fact[] => [
  {
    label: facts.employeeNumber,
    ...(month.employeeNr === null ? { value: facts.missing, tone: 'red' } : { value: month.employeeNr }),
  },
  {
    label: facts.employer,
    ...(month.hrEmployer === null ? { value: facts.noEmployer, tone: 'red' } : { value: month.hrEmployer.name }),
  },
  { label: facts.withoutCertificate, value: facts.days(formatNumber(month.sickDaysWithoutCertificateLeft)) },
  {
    label: facts.lastExport,
    value:
      month.lastExport === null
        ? facts.notExported
        : facts.export(formatMoment(month.lastExport.at), month.lastExport.by),
  },
]

/** The facts about the payroll month below the name of the person, on one line when the screen is wide enough. */
const PayrollFacts = ({ month }: { readonly month: PayrollMonth }) => (
  <dl className={classes.facts}>
    {payrollFacts(month).map(({ label, value, tone }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-tone={tone}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The badges say whether the month is confirmed, and whether it changed after the last export. */
const PayrollState = ({ month }: { readonly month: PayrollMonth }) => (
  <>
    {month.timesheets.length > 0 && (
      <StatusBadge color={month.completed ? 'green' : 'red'} icon={month.completed ? IconCircleCheck : IconClockHour4}>
        {month.completed ? words.confirmed : words.unconfirmed}
      </StatusBadge>
    )}
    {month.changedSinceExport && (
      <StatusBadge color="orange" icon={IconAlertTriangle}>
        {words.changedSinceExport}
      </StatusBadge>
    )}
  </>
)

/** The previous and the next person in the list from which HR came. The keys `k` and `j` open these people too. */
function usePeopleOfList(userId: number, yearMonth: YearMonth) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: rows } = useQuery(contractMonthsQuery(yearMonth))
  const list = useMemo(() => reviewedList(yearMonth), [yearMonth])
  const people = useMemo(() => peopleOfList(rows ?? [], list, userId), [rows, list, userId])
  const { previous, next, isListed } = people
  const go = (row: ContractMonthRow | null): unknown =>
    row !== null && navigate(paths.adminPayrollTimesheet({ user: row.userId, month: yearMonth }))
  const listAddress = isListed && list !== null ? list.address : paths.adminContracts({ month: yearMonth })
  useKeys({ j: () => go(next), k: () => go(previous), o: () => navigate(listAddress) })
  // The next payroll timesheet is loaded before HR opens it.
  const nextId = next?.userId
  useEffect(() => {
    if (nextId !== undefined) void client.prefetchQuery(payrollMonthQuery({ userId: nextId, yearMonth }))
  }, [client, nextId, yearMonth])
  return { ...people, go, listAddress, listName: isListed && list !== null ? list.name : texts.payroll.list.allByName }
}
