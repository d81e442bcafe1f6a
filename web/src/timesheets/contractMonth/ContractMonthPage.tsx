import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Button, Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { contractMonthsQuery } from '../contractMonths/queries.ts'
import { customerLabel } from '../../contracts/month/customerLabel.ts'
import { PreviewState } from '../../invoicing/preview/PreviewState.tsx'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import { contractTimesheetQuery } from '../../app/month/personMonthQueries.ts'
import * as texts from '../../texts/texts.ts'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { ContractSwitcher } from './ContractSwitcher.tsx'
import { MonthActions } from './MonthActions.tsx'
import { MonthSheet } from './MonthSheet.tsx'

const words = texts.contractMonth

/**
 * The page /admin/viewexcel: the month sheet of a contract (rule timesheets-46). Without a contract in the address, the
 * browser goes to the list of contracts.
 */
export function ContractMonthPage() {
  const contractId = useIdInAddress('contract')
  return contractId === null ? (
    <Navigate to={paths.adminContracts()} replace />
  ) : (
    <MonthOfContract contractId={contractId} />
  )
}

function MonthOfContract({ contractId }: { readonly contractId: number }) {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const month = useQuery(contractTimesheetQuery({ contractId, yearMonth }))
  const list = useQuery(contractMonthsQuery(yearMonth))
  const rows = list.data?._embedded.contractWithTimeSheetInfoDtoList ?? []
  // The list of contracts stays in the cache, so that the arrows to other contracts work at once.
  const named = month.data ?? rows.find((row) => row.contractId === contractId)
  const isOneOfSeveral =
    month.data?.isOneOfSeveral ??
    rows.some(
      (row) => row.contractId !== contractId && row.userId === named?.userId && row.customerName === named.customerName,
    )
  // The server answers for every month, but a contract has a timesheet only in the months in which the contract is
  // active.
  const isElsewhen = list.data !== undefined && !rows.some((row) => row.contractId === contractId)

  return (
    <>
      <PageHead
        title={
          named === undefined
            ? words.crumb
            : words.title(named.username, customerLabel({ id: contractId, ...named }, isOneOfSeveral))
        }
        crumbs={[
          { label: texts.contractMonths.title, to: paths.adminContracts({ month: yearMonth }) },
          { label: words.crumb },
        ]}
        actions={month.data && !isElsewhen && <MonthActions month={month.data} yearMonth={yearMonth} />}
      >
        <MonthSwitcher
          month={yearMonth}
          onChange={chooseMonth}
          previousAvailable={month.data?.previousMonthAvailable ?? true}
          nextAvailable={month.data?.nextMonthAvailable ?? true}
          pick
        />
        <ContractSwitcher rows={rows} contractId={contractId} yearMonth={yearMonth} />
        {month.data && !isElsewhen && <PreviewState timesheet={month.data} />}
      </PageHead>
      {isElsewhen && month.error === null ? (
        <Card>
          <EmptyState title={words.noMonth(formatMonth(yearMonth))} text={words.noMonthText}>
            <Button component={Link} to={paths.adminContracts({ month: yearMonth })}>
              {words.toContracts}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <MonthSheet key={`${contractId} ${yearMonth}`} yearMonth={yearMonth} month={month.data} load={month} />
      )}
    </>
  )
}
