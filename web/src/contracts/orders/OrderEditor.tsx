import { addOrder, editOrder } from '@uurwerk/contract/contracts/contracts'
import { useForm } from '@mantine/form'
import { useStale } from '../../app/api/useStale.ts'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import classes from '../contracts.module.css'
import { contractWrites, type Contract, type Order } from '../queries.ts'
import { useAction } from '../../app/api/useAction.ts'
import { OrderFields } from './OrderFields.tsx'
import {
  nextOrderForm,
  orderFormErrors,
  orderFormOf,
  overlapOf,
  type OrderForm,
  type OrderInput,
  type OrderOverlap,
} from './orderForm.ts'
import { staleOrderFields } from './staleOrderFields.ts'
import { useZeroRate } from './useZeroRate.tsx'
import { formatDates } from '../formatDates.ts'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'

type Props = {
  readonly contract: Contract
  /** The order (a period with an hourly rate) that HR edits; undefined for a new order. */
  readonly order?: Order
  readonly onClose: () => void
}

/** The form of an order of a contract. An order is a period of the contract with its hourly rate. */
export function OrderEditor({ contract, order: latest, onClose }: Props) {
  const order = useAsOpened(latest)
  const words = texts.contracts.order
  useFocusBack(true)
  const [add, edit] = [useAction(addOrder, contractWrites), useAction(editOrder, contractWrites)]
  const zeroRate = useZeroRate()
  const { facts } = contract
  const { stale, attempt } = useStale<Order>()
  const form = useForm<OrderForm>({
    initialValues: order === undefined ? nextOrderForm(contract) : orderFormOf(order),
    validate: (values) => orderFormErrors(values, facts.contract),
  })
  const overlap = overlapOf(facts, order?.id ?? null, form.values)

  function save(values: OrderForm, since = order?.version): Promise<void> {
    // The schema has already checked the form, so every required field has a value.
    const input = values as OrderInput
    const change = { before: order?.baseHourlyRate ?? null, after: values.baseHourlyRate }
    // An order (a period with an hourly rate) without an end date ends together with its contract.
    const period = formatDates({ startDate: input.startDate, endDate: input.endDate ?? facts.contract.end })
    return attempt(async (version) => {
      if (!(await zeroRate.confirm({ ...change, period }))) return
      await (order === undefined
        ? add.mutateAsync({ params: { contractId: contract.id }, body: input })
        : edit.mutateAsync({ params: { contractId: contract.id }, body: { ...input, id: order.id, version } }))
      onClose()
    }, since)
  }

  return (
    <Form
      form={form}
      draft={{ name: `order ${order?.id ?? `new ${contract.id}`}` }}
      onSubmit={(values) => save(values)}
      layout="belowRow"
    >
      <h3>{order === undefined ? words.newTitle : words.title}</h3>
      {stale !== null && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={staleOrderFields(orderFormOf(stale.now), form.getValues())}
          onTake={onClose}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
      <OrderFields propsOf={form.getInputProps} mustEnd={facts.contract.end !== null} />
      {order !== undefined && form.isDirty('baseHourlyRate') && <Hint>{words.repriced}</Hint>}
      <OverlapNotice overlap={overlap} isNew={order === undefined} />
      <FormButtons
        onCancel={onClose}
        refusal={overlap}
        reason={order !== undefined && !form.isDirty() ? words.nothingChanged : null}
        busy={form.submitting}
      >
        {words.save}
      </FormButtons>
      {zeroRate.question}
    </Form>
  )
}

type OverlapNoticeProps = {
  readonly overlap: OrderOverlap | null
  /** For a new order, the notice says that HR can also change the rate of an existing order. */
  readonly isNew: boolean
}

/** The sentence 'Deze datums overlappen met andere:' with the periods of the other orders. */
const OverlapNotice = ({ overlap, isNew }: OverlapNoticeProps) => (
  <div role="alert">
    {overlap !== null && (
      <div className={classes.refused}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <div>
          <p>{texts.contracts.order.overlap}</p>
          <ul>
            {overlap.overlapping.map(({ id, period }) => (
              <li key={id}>{formatPeriod(period)}</li>
            ))}
          </ul>
          {isNew && <p>{texts.contracts.order.onlyTheRate}</p>}
        </div>
      </div>
    )}
  </div>
)
