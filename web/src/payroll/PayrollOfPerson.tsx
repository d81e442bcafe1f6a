import { payrollMonth } from '@uurwerk/contract/payroll/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../app/api/apiProblem.ts'
import { ChangedNote } from '../app/changes/ChangedNote.tsx'
import { useRecordOfOthers } from '../app/changes/useRecordOfOthers.ts'
import { useMonthInAddress } from '../app/month/useMonthInAddress.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { MonthSwitcher } from '../ui/switchers/MonthSwitcher.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { MonthExports } from './export/MonthExports.tsx'
import { PayrollBody } from './PayrollBody.tsx'
import { PayrollSwitcher } from './list/PayrollSwitcher.tsx'
import { usePeopleOfList } from './list/usePeopleOfList.ts'
import { PayrollFacts } from './PayrollFacts.tsx'
import { PayrollSkeleton } from './PayrollSkeleton.tsx'
import { PayrollState } from './PayrollState.tsx'
import { payrollMonthQuery } from './queries.ts'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../ui/page/EmptyState.tsx'

type Props = { readonly reason: string; readonly yearMonth: YearMonth }

/** The screen for an independent, who has no payroll timesheet. HR can only reach it by an old link. */
const NoPayroll = ({ reason, yearMonth }: Props) => (
  <EmptyState title={texts.payroll.noneForIndependent} text={reason}>
    <Button component={Link} to={paths.adminContracts({ month: yearMonth })}>
      {texts.payroll.toContracts}
    </Button>
  </EmptyState>
)

const words = texts.payroll

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
  // While another month loads, the screen keeps the name of the person.
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
        <PayrollSwitcher people={people} />
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
