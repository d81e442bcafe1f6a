import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { Button, Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { today } from '../../app/clock/now.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import { personName } from '../../people/personName.ts'
import { personQuery } from '../../people/queries.ts'
import { personContractsQuery } from '../../app/month/personMonthQueries.ts'
import { IconClipboardText, IconTable } from '../../ui/icons.ts'
import { PlanningSkeleton } from '../PlanningSkeleton.tsx'
import { useContractInAddress } from '../useContractInAddress.ts'
import * as texts from '../../texts/texts.ts'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { ActionsPlace, PageHead } from '../../ui/page/PageHead.tsx'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { ContractPlanning, VERSION_IN_ADDRESS } from './ContractPlanning.tsx'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { personPlannedQuery, type PlanningKey } from './queries.ts'
import { stageOf } from '@uurwerk/domain/timesheets/timesheetStage'
import { StageBadge } from '../../contracts/month/StageBadge.tsx'

const PlanningLinks = ({ of: { userId, contractId, yearMonth } }: { readonly of: PlanningKey }) => (
  <>
    <ActionLink icon={IconTable} to={paths.adminContractMonth({ contract: contractId, month: yearMonth })}>
      {texts.contractMonth.crumb}
    </ActionLink>
    <ActionLink
      icon={IconClipboardText}
      to={paths.adminDetails({ user: userId, contract: contractId, month: yearMonth })}
    >
      {texts.personPlanning.edit}
    </ActionLink>
  </>
)

const words = texts.personPlanning

/** The page /admin/dashboard. Without a person in the URL, the browser goes to the list of contracts. */
export function PersonPlanningPage() {
  const userId = useIdInAddress('user')
  return userId === null ? (
    <Navigate to={paths.adminContracts()} replace />
  ) : (
    <PlanningOf key={userId} userId={userId} />
  )
}

function PlanningOf({ userId }: { readonly userId: number }) {
  const [yearMonth, chooseMonth] = useMonthInAddress(VERSION_IN_ADDRESS)
  const person = useQuery(personQuery(userId))
  const inMonth = useQuery(personContractsQuery({ userId, yearMonth }))
  const contracts = inMonth.data?._embedded.contractWithShiftTypesAndOrdersOutputDtoList ?? []
  const [contract, chooseContract] = useContractInAddress(contracts)
  const failed = [person, inMonth].find(({ data, error }) => data === undefined && error !== null)
  const of = contract && { userId, contractId: contract.id, yearMonth }
  const name = person.data === undefined ? null : personName(person.data)
  const arrows = person.data && monthArrowsOf(yearMonth, { ...person.data.facts, today: today() })

  return (
    <>
      <PageHead
        title={name === null ? words.title : words.titleOf(name)}
        crumbs={[
          { label: texts.contractMonths.title, to: paths.adminContracts({ month: yearMonth }) },
          ...(name === null ? [] : [{ label: name, to: paths.adminUser({ user: userId }) }]),
          { label: words.title },
        ]}
        actions={of === undefined ? inMonth.isPending && <ActionsPlace /> : <PlanningLinks of={of} />}
      >
        <MonthSwitcher
          month={yearMonth}
          onChange={chooseMonth}
          previousAvailable={arrows?.previousMonthAvailable ?? false}
          nextAvailable={arrows?.nextMonthAvailable ?? false}
          pick
        />
        {of && <PlanningState of={of} />}
      </PageHead>
      {person.data !== undefined && of !== undefined && contract !== undefined && (
        <ContractPlanning
          key={yearMonth}
          of={of}
          employee={person.data.employee}
          contracts={contracts}
          contract={contract}
          onChooseContract={chooseContract}
        />
      )}
      {inMonth.data !== undefined && contract === undefined && (
        <Card>
          <EmptyState title={words.noContracts(formatMonth(yearMonth))} text={words.noContractsText}>
            <Button component={Link} to={paths.adminUser({ user: userId })}>
              {words.toPerson}
            </Button>
          </EmptyState>
        </Card>
      )}
      {failed !== undefined ? (
        <Card>
          <LoadError error={failed.error} onRetry={failed.refetch} />
        </Card>
      ) : (
        (inMonth.data === undefined || (of !== undefined && person.data === undefined)) && <PlanningSkeleton />
      )}
    </>
  )
}

function PlanningState({ of }: { readonly of: PlanningKey }) {
  const { data } = useQuery(personPlannedQuery(of))
  return data === undefined ? null : <StageBadge stage={stageOf(data)} />
}
