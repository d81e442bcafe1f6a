import { removeOrder } from '@uurwerk/contract/contracts/contracts'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { useMemo, useState } from 'react'
import { today } from '../../app/clock/now.ts'
import { useUndoOfRemoval } from '../../app/useUndoOfRemoval.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconPencil, IconTrash } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import classes from '../contracts.module.css'
import { OrderEditor } from '../orders/OrderEditor.tsx'
import { periodOf } from '../../app/clock/periodOf.ts'
import { contractWrites, type Contract, type Order } from '../queries.ts'
import { useAction } from '../../app/api/useAction.ts'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { Day } from '@uurwerk/domain/time/day'
import { Badge } from '@mantine/core'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'

type Props = {
  readonly contract: Contract
  readonly openId: number | null
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
}

const words = texts.contracts.detail
const { removeOrder: removal } = texts.contracts

/** The highest rate comes first. The editor opens below the row of the order (a period with an hourly rate). */
export function OrdersTable({ contract, openId, onOpen, onClose }: Props) {
  const [removing, setRemoving] = useState<Order | null>(null)
  const columns = useMemo<Column<Order>[]>(
    () => [
      ...orderColumns(today()),
      buttonsColumn({
        title: words.columns.actions,
        width: 200,
        cell: (order) => (
          <OrderActions order={order} isOpen={order.id === openId} onOpen={onOpen} onRemove={setRemoving} />
        ),
      }),
    ],
    [onOpen, openId],
  )
  return (
    <>
      <DataTable
        label={words.orders}
        prefix="orders-"
        columns={columns}
        rows={contract.orders}
        rowKey={({ id }) => id}
        csvName={words.ordersCsv(contract.id)}
        defaultSort={{ key: 'baseHourlyRate', descending: true }}
        cardsBelow={720}
        summary={
          <div className={classes.head}>
            <h2>{words.orders}</h2>
          </div>
        }
        empty={<EmptyState title={words.noOrders} text={words.noOrdersText} />}
        openKey={openId}
        renderOpen={(order) => <OrderEditor contract={contract} order={order} onClose={onClose} />}
      />
      {removing !== null && (
        <RemoveOrderDialog contract={contract} order={removing} onClose={() => setRemoving(null)} />
      )}
    </>
  )
}

type ActionsProps = {
  readonly order: Order
  readonly isOpen: boolean
  readonly onOpen: (id: number) => void
  readonly onRemove: (order: Order) => void
}

const OrderActions = ({ order, isOpen, onOpen, onRemove }: ActionsProps) => (
  <RowButtons>
    <ActionButton
      variant="subtle"
      icon={IconPencil}
      aria-label={words.editOrderOf(formatPeriod(periodOf(order)))}
      aria-expanded={isOpen}
      onClick={() => onOpen(order.id)}
    >
      {words.editOrder}
    </ActionButton>
    <IconAction
      label={removal.label(formatPeriod(periodOf(order)))}
      icon={IconTrash}
      danger
      onClick={() => onRemove(order)}
    />
  </RowButtons>
)

type RemoveProps = { readonly contract: Contract; readonly order: Order; readonly onClose: () => void }

function RemoveOrderDialog({ contract, order, onClose }: RemoveProps) {
  const { mutateAsync } = useAction(removeOrder, contractWrites)
  const offerUndo = useUndoOfRemoval()
  const period = formatPeriod(periodOf(order))

  async function remove(): Promise<void> {
    await mutateAsync({ params: { contractId: contract.id, orderId: order.id } })
    offerUndo(removal.done(period), { entity: 'order', id: order.id })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      question={removal.question}
      confirm={texts.ui.remove}
      icon={IconTrash}
      danger
      onConfirm={remove}
    >
      <p>
        <strong>{period}</strong>
      </p>
      <p>{removal.effect}</p>
    </ConfirmDialog>
  )
}

const orNothing = (text: string) =>
  text === '' ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.reference}>{text}</span>
  )

const formatWholeDay = (day: string) => <span className={classes.day}>{day}</span>

const orderColumns = (shownOn: Day): readonly Column<Order>[] => [
  {
    key: 'baseHourlyRate',
    title: words.columns.rate,
    width: 170,
    value: ({ baseHourlyRate }) => baseHourlyRate,
    cell: (order) => (
      <span className={classes.day}>
        {formatEuroNumber(order.baseHourlyRate)}
        {containsDay(periodOf(order), shownOn) && (
          <Badge component="span" variant="default">
            {words.validToday}
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'startDate',
    title: words.columns.start,
    width: 120,
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => formatWholeDay(formatDay(startDate)),
  },
  {
    key: 'endDate',
    title: words.columns.end,
    width: 120,
    value: ({ endDate }) => endDate,
    cell: ({ endDate }) => formatWholeDay(endDate === null ? words.openEnd : formatDay(endDate)),
  },
  {
    key: 'internalReference',
    title: words.columns.internalReference,
    value: ({ internalReference }) => internalReference,
    cell: ({ internalReference }) => orNothing(internalReference),
  },
  {
    key: 'externalReference',
    title: words.columns.externalReference,
    value: ({ externalReference }) => externalReference,
    cell: ({ externalReference }) => orNothing(externalReference),
  },
]
