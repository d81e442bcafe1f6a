import { useQuery } from '@tanstack/react-query'
import { Card } from '@mantine/core'
import { monthContractsQuery } from '../contracts/queries.ts'
import { useMonthInAddress } from '../month/useMonthInAddress.ts'
import { texts } from '../texts/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { ContractMonth } from './ContractMonth.tsx'
import { FirstWelcome } from './FirstWelcome.tsx'
import { PlanningMonths } from './PlanningMonths.tsx'
import { PlanningSkeleton } from './PlanningSkeleton.tsx'
import { PlanningStatus } from './PlanningStatus.tsx'
import { useContractInAddress } from './useContractInAddress.ts'

/** /dashboard, 'Uurrooster': the employee plans the month of each contract. */
export function PlanningPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const { data, error, refetch } = useQuery(monthContractsQuery(yearMonth))
  const contracts = data?._embedded.contractWithShiftTypesDtoList ?? []
  const [contract, chooseContract] = useContractInAddress(contracts)
  const months = <PlanningMonths yearMonth={yearMonth} onChange={chooseMonth} />
  const isPhone = useIsPhone()

  return (
    <>
      <PageHead
        title={texts.nav.dashboard}
        status={contract && <PlanningStatus contractId={contract.id} yearMonth={yearMonth} />}
      >
        {!isPhone && months}
      </PageHead>
      <FirstWelcome />
      {contract !== undefined ? (
        <ContractMonth
          contracts={contracts}
          contract={contract}
          onChooseContract={chooseContract}
          yearMonth={yearMonth}
          months={isPhone ? months : null}
        />
      ) : (
        <>
          {isPhone && months}
          {data !== undefined ? (
            <Card>
              <EmptyState title={texts.planning.missingData(data.hrContactName || texts.planning.hr)} />
            </Card>
          ) : error === null ? (
            <PlanningSkeleton />
          ) : (
            <Card>
              <LoadError error={error} onRetry={refetch} />
            </Card>
          )}
        </>
      )}
    </>
  )
}
