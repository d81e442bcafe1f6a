import { isCounterType, type CounterType } from '@uurwerk/domain/balances/counterType'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useYearInAddress } from '../app/month/useYearInAddress.ts'
import { useCurrentUser } from '../app/session/currentUser.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { IconAction } from '../ui/buttons/IconAction.tsx'
import { IconHistory } from '../ui/icons.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { LoadState } from '../ui/page/load/LoadState.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { formatMomentWithSlashes } from '../ui/format/formatMoment.ts'
import { formatNumber } from '../ui/format/formatNumber.ts'
import { ApprovalBadge } from './ApprovalBadge.tsx'
import { ownCountersQuery, ownLedgerQuery } from './ledgerQueries.ts'
import { LedgerTable } from './LedgerTable.tsx'
import type { Counter } from './queries.ts'

const words = texts.balances.ownLeave
const holdsSomething = ({ currentBalance, originalBalance }: Counter): boolean =>
  currentBalance !== 0 || originalBalance !== 0

/** The employee's own leave balances (counters), each with the list of its changes. */
export function OwnLeavePanel() {
  const [year] = useYearInAddress()
  const { employee } = useCurrentUser()
  const [explained, ask] = useState<Counter | null>(null)
  const { data, error, refetch } = useQuery(ownCountersQuery(year))
  const counters = data?._embedded.vacationCounterDtoList
  // A self-employed person has no leave balances, so the panel is not shown.
  if (counters?.length === 0 || (counters === undefined && error === null && !employee)) return null
  const held = counters?.filter(holdsSomething)
  return (
    <Panel
      title={words.title(year)}
      aside={data !== undefined && <ApprovalBadge approved={data.approvedByAdmin} words={words} />}
    >
      <LoadState load={{ data: held, error, refetch }} height={154} />
      {held?.length === 0 && <Hint>{words.none}</Hint>}
      {held !== undefined && held.length > 0 && (
        <PlainTable
          label={words.title(year)}
          rows={held}
          rowKey={({ type }) => type}
          columns={[
            { title: words.type, cell: ({ typeHumanReadableFormat }) => typeHumanReadableFormat },
            { title: words.left, align: 'right', cell: ({ currentBalance }) => formatNumber(currentBalance) },
            { title: words.granted, align: 'right', cell: ({ originalBalance }) => formatNumber(originalBalance) },
            {
              title: words.why,
              align: 'right',
              cell: (counter) => (
                <IconAction
                  label={words.whyOf(counter.typeHumanReadableFormat)}
                  icon={IconHistory}
                  onClick={() => ask(counter)}
                />
              ),
            },
          ]}
        />
      )}
      {explained !== null && isCounterType(explained.type) && (
        <Dialog
          opened
          onClose={() => ask(null)}
          title={words.whyOf(explained.typeHumanReadableFormat)}
          subtitle={words.title(year)}
        >
          <OwnLedger year={year} type={explained.type} label={words.whyOf(explained.typeHumanReadableFormat)} />
        </Dialog>
      )}
    </Panel>
  )
}

type LedgerProps = { readonly year: number; readonly type: CounterType; readonly label: string }

function OwnLedger({ year, type, label }: LedgerProps) {
  const load = useQuery(ownLedgerQuery({ year, counter: type }))
  return (
    <LedgerTable
      label={label}
      load={load}
      formatDay={formatDayWithSlashes}
      formatMoment={formatMomentWithSlashes}
      monthOf={(day) => paths.dashboard({ month: monthOf(day) })}
    />
  )
}
