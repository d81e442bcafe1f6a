import { removeContract } from '@uurwerk/contract/contracts/contracts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Card } from '@mantine/core'
import { HistoryLink } from '../../app/HistoryLink.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconCoinEuro,
  IconFileText,
} from '../../ui/icons.ts'
import { Columns } from '../../ui/page/Columns.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import classes from '../contracts.module.css'
import { ContractDatesEditor } from '../dates/ContractDatesEditor.tsx'
import { OrderEditor } from '../orders/OrderEditor.tsx'
import type { Contract } from '../queries.ts'
import { chooseContractRegime } from '@uurwerk/contract/invoicing/vatRegimes'
import { useAction } from '../../app/api/useAction.ts'
import { VatRegimePanel } from '../../app/vat/VatRegimePanel.tsx'
import { Facts } from '../../ui/page/Facts.tsx'
import { formatDates } from '../formatDates.ts'
import { OrdersTable } from './OrdersTable.tsx'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { today } from '../../app/clock/now.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { periodOf } from '../../app/clock/periodOf.ts'
import { orderGaps } from '@uurwerk/domain/contracts/orderGaps'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { Panel } from '../../ui/page/Panel.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { RateEditor } from './RateEditor.tsx'
import { Link, useNavigate } from 'react-router'
import { RemoveButton } from '../../ui/buttons/RemoveButton.tsx'
import { useUndoOfRemoval } from '../../app/useUndoOfRemoval.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import type { ReactNode } from 'react'

/** The open editor: of the dates, of a new order (a period with an hourly rate), or of the order with this id. */
type Open = 'dates' | 'new' | number

export function ContractDetail({ contract }: { readonly contract: Contract }) {
  const { open, toggle, close } = useOpenEditor<Open>()
  return (
    <>
      <ContractHead contract={contract} open={open} onToggle={toggle} />
      <Columns
        facts={<ContractFacts contract={contract} />}
        side={
          <>
            <RatePanel contract={contract} />
            <ContractVatSection contract={contract} />
          </>
        }
      >
        {open === 'dates' && (
          <EditorCard>
            <ContractDatesEditor contract={contract} onClose={close} />
          </EditorCard>
        )}
        {open === 'new' && (
          <EditorCard>
            <OrderEditor contract={contract} onClose={close} />
          </EditorCard>
        )}
        <GapNotice contract={contract} />
        <OrdersTable
          contract={contract}
          openId={typeof open === 'number' ? open : null}
          onOpen={toggle}
          onClose={close}
        />
      </Columns>
    </>
  )
}

type HeadProps = {
  readonly contract: Contract
  readonly open: Open | null
  readonly onToggle: (editor: Open) => void
}

function ContractHead({ contract, open, onToggle }: HeadProps) {
  const words = texts.contracts
  const [search] = useQueryInAddress()
  const text = search.get('month') ?? ''
  // The month of the list from which the user came. The URL contains this month.
  const month = isYearMonth(text) ? text : null
  return (
    <PageHead
      title={words.detail.title(contract.id)}
      crumbs={[
        month === null
          ? { label: texts.people.list.title, to: paths.adminUsers() }
          : { label: texts.contractMonths.title, to: paths.adminContracts({ month }) },
        { label: contract.username, to: paths.adminUser({ user: contract.userId }) },
        { label: contract.customerName },
      ]}
      status={<ContractState contract={contract} />}
      actions={
        <>
          <HistoryLink of={{ contract: contract.id }} />
          {month !== null && (
            <ActionLink icon={IconFileText} to={paths.adminContractMonth({ contract: contract.id, month })}>
              {words.detail.monthOf(formatMonth(month))}
            </ActionLink>
          )}
          <RemoveContractButton contract={contract} />
          <ActionButton icon={IconCalendarEvent} aria-expanded={open === 'dates'} onClick={() => onToggle('dates')}>
            {words.edit.title}
          </ActionButton>
          <AddButton
            variant={open === null ? 'filled' : 'default'}
            isOpen={open === 'new'}
            onClick={() => onToggle('new')}
          >
            {words.detail.addOrder}
          </AddButton>
        </>
      }
    />
  )
}

const EditorCard = ({ children }: { readonly children: ReactNode }) => (
  <Card>
    <div className={classes.ground}>{children}</div>
  </Card>
)

function ContractState({ contract: { datePeriod } }: { readonly contract: Contract }) {
  const { states } = texts.contracts.detail
  const period = periodOf(datePeriod)
  if (containsDay(period, today())) {
    return (
      <StatusBadge color="green" icon={IconCircleCheck}>
        {states.running}
      </StatusBadge>
    )
  }
  return period.start > today() ? (
    <StatusBadge color="blue" icon={IconCircleDashed}>
      {states.future}
    </StatusBadge>
  ) : (
    <StatusBadge color="gray" icon={IconCircleOff}>
      {states.past}
    </StatusBadge>
  )
}

/** When the person worked on a day without an hourly rate, the server refuses the invoice. HR can add an order. */
function GapNotice({ contract }: { readonly contract: Contract }) {
  const gaps = orderGaps(contract.facts)
  if (gaps.length === 0) return null
  return (
    <div className={classes.warned} role="note">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <div>
        <p>{texts.contracts.detail.gaps}</p>
        <ul>
          {gaps.map((gap) => (
            <li key={gap.start}>{formatPeriod(gap)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function RatePanel({ contract }: { readonly contract: Contract }) {
  const words = texts.contracts.rate
  const { open, toggle, close } = useOpenEditor<'rate'>()
  const valid = orderOn(
    contract.orders.map((order) => ({ order, period: periodOf(order) })),
    today(),
  )
  return (
    <Panel title={words.title}>
      <div className={classes.rate}>
        {valid === null ? <Hint>{words.none}</Hint> : <strong>{formatEuroNumber(valid.order.baseHourlyRate)}</strong>}
        <ActionButton
          refusal={contract.actions.changeRate}
          aria-expanded={open !== null}
          icon={IconCoinEuro}
          onClick={() => toggle('rate')}
        >
          {words.change}
        </ActionButton>
        {open !== null && <RateEditor contract={contract} order={valid?.order ?? null} onClose={close} />}
      </div>
    </Panel>
  )
}

function RemoveContractButton({ contract }: { readonly contract: Contract }) {
  const words = texts.contracts.remove
  const { id, userId, username, customerName } = contract
  const { mutateAsync: remove } = useAction(removeContract)
  const navigate = useNavigate()
  const offerUndo = useUndoOfRemoval()

  async function removeAndLeave(): Promise<void> {
    await remove({ params: { contractId: id } })
    void navigate(paths.adminUser({ user: userId }))
    offerUndo(words.done(id), { entity: 'contract', id }, () => navigate(paths.adminContract({ contract: id })))
  }
  return (
    <RemoveButton
      question={words.question(id, username, customerName)}
      effect={words.effect}
      onRemove={removeAndLeave}
    />
  )
}

function ContractVatSection({ contract: { id, vatRegime } }: { readonly contract: Contract }) {
  const { mutateAsync: choose } = useAction(chooseContractRegime)
  return (
    <VatRegimePanel
      chosen={vatRegime}
      inherited={texts.invoicing.regime.asCustomer}
      save={(regime, query) => choose({ params: { contractId: id }, query, body: { regime } })}
    />
  )
}

function ContractFacts({ contract }: { readonly contract: Contract }) {
  const words = texts.contracts.detail
  return (
    <Panel title={words.facts}>
      <Facts
        facts={[
          {
            label: words.user,
            value: <Link to={paths.adminUser({ user: contract.userId })}>{contract.username}</Link>,
          },
          {
            label: words.customer,
            value: <Link to={paths.adminCustomer({ customer: contract.customerId })}>{contract.customerName}</Link>,
          },
          { label: words.period, value: formatDates(contract.datePeriod) },
          { label: words.reference, value: contract.reference === '' ? words.noReference : contract.reference },
        ]}
      />
    </Panel>
  )
}
