import { useQuery } from '@tanstack/react-query'
import { Card, Button, VisuallyHidden } from '@mantine/core'
import { monthContractsQuery } from '../contracts/queries.ts'
import { useMonthInAddress } from '../app/month/useMonthInAddress.ts'
import * as texts from '../texts/texts.ts'
import { EmptyState } from '../ui/page/load/EmptyState.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { ContractMonth } from './ContractMonth.tsx'
import { PlanningSkeleton } from './PlanningSkeleton.tsx'
import { useContractInAddress } from './useContractInAddress.ts'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth } from '../app/clock/now.ts'
import { MonthSwitcher } from '../ui/switchers/MonthSwitcher.tsx'
import classes from './planning.module.css'
import { useMonthArrows } from '../app/month/useMonthArrows.ts'
import { badgeOf } from '@uurwerk/domain/timesheets/timesheetState'
import { TimesheetBadge } from '../contracts/month/TimesheetBadge.tsx'
import { plannedMonthQuery } from './queries.ts'
import { welcomeCurrentUser } from '@uurwerk/contract/identity/identity'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../app/api/useAction.ts'
import { paths } from '../paths.ts'
import { useCurrentUser } from '../app/session/currentUser.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'

/** The page /dashboard, 'Uurrooster': the employee plans the months of each contract. */
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
          {...{ contracts, contract, yearMonth }}
          onChooseContract={chooseContract}
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

type Props = { readonly yearMonth: YearMonth; readonly onChange: (yearMonth: YearMonth) => void }

function PlanningMonths({ yearMonth, onChange }: Props) {
  const arrows = useMonthArrows(yearMonth)
  const isPhone = useIsPhone()
  return (
    <div className={classes.months}>
      <MonthSwitcher month={yearMonth} onChange={onChange} {...arrows} />
      {!isPhone && yearMonth !== currentMonth() && (
        <Button variant="subtle" color="gray" onClick={() => onChange(currentMonth())}>
          {texts.planning.thisMonth}
        </Button>
      )}
    </div>
  )
}

function PlanningStatus({ contractId, yearMonth }: { readonly contractId: number; readonly yearMonth: YearMonth }) {
  const { data } = useQuery(plannedMonthQuery(contractId, yearMonth))
  const isPhone = useIsPhone()
  if (data === undefined) return null
  return (
    <p className={classes.status}>
      {isPhone ? <VisuallyHidden>{texts.planning.status}</VisuallyHidden> : texts.planning.status}
      <TimesheetBadge badge={badgeOf(data)} />
    </p>
  )
}

/** A welcome dialog at the first sign-in on a phone or tablet, which explains the long press (rule planning-46). */
function FirstWelcome() {
  const { firstLogin, lastName } = useCurrentUser()
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const [closed, setClosed] = useState(false)
  const welcome = useAction(welcomeCurrentUser)

  function close(): void {
    setClosed(true)
    welcome.mutate({})
  }

  return (
    <Dialog opened={firstLogin && isTouch && !closed} onClose={close} title={texts.planning.welcome(lastName)}>
      <p>{texts.planning.welcomeText}</p>
      <p className={classes.welcomeHint}>
        {texts.planning.welcomeHint} {texts.guides.more}{' '}
        <Link to={paths.guides({ guide: 'medewerker' })} onClick={close}>
          {texts.guides.read}
        </Link>
      </p>
      <Button variant="filled" fullWidth onClick={close} data-autofocus>
        {texts.planning.welcomeClose}
      </Button>
    </Dialog>
  )
}
