import { changeRate, editHourlyRate } from '@uurwerk/contract/contracts/contracts'
import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { Radio } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useStale } from '../../app/api/useStale.ts'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import * as texts from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { EurosField } from '../../ui/form/fields/DecimalField.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { orderFormOf } from '../orders/orderForm.ts'
import { staleOrderFields } from '../orders/staleOrderFields.ts'
import { useZeroRate } from '../orders/useZeroRate.tsx'
import { formatDates } from '../formatDates.ts'
import { contractWrites, type Contract, type Order } from '../queries.ts'
import { useAction } from '../../app/api/useAction.ts'
import { rateFormErrors, type RateForm } from './rateForm.ts'
import { addDays } from '@uurwerk/domain/time/day'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { formatDay } from '../../ui/format/formatDay.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { periodOf } from '../../app/clock/periodOf.ts'

type Props = {
  readonly contract: Contract
  /** The order (a period with an hourly rate) that is active today; null when no order is active today. */
  readonly order: Order | null
  readonly onClose: () => void
}

/** A new rate starts on a day, or also applies to the past days of the current order (rule contracts-29). */
export function RateEditor({ contract, order: latest, onClose }: Props) {
  const order = useAsOpened(latest)
  const words = texts.contracts.rate
  useFocusBack(true)
  const { mutateAsync: change } = useAction(changeRate, contractWrites)
  const { mutateAsync: correct } = useAction(editHourlyRate, contractWrites)
  const zeroRate = useZeroRate()
  const { stale, attempt } = useStale<Order>()
  const form = useForm<RateForm>({
    initialValues: { how: 'from', startDate: null, baseHourlyRate: null },
    validate: (values) => rateFormErrors(values, contract.facts.orders),
  })

  async function save(values: RateForm, since = order?.version): Promise<void> {
    if (values.baseHourlyRate === null) return
    const params = { contractId: contract.id }
    const rate = { baseHourlyRate: values.baseHourlyRate }
    const period = { startDate: (values.how === 'from' ? values.startDate : null) ?? order?.startDate ?? '' }
    const rateChange = { before: order?.baseHourlyRate ?? null, after: values.baseHourlyRate }
    await attempt(async (version) => {
      const formatted = formatDates({ ...period, endDate: order?.endDate ?? contract.facts.contract.end })
      if (!(await zeroRate.confirm({ ...rateChange, period: formatted }))) return
      await (values.how === 'from' && values.startDate !== null
        ? change({ params, body: { ...rate, startDate: values.startDate } })
        : correct({ params, body: { ...rate, version } }))
      onClose()
    }, since)
  }

  return (
    <InlineEditor>
      <Form form={form} draft={{ name: `rate ${contract.id}` }} onSubmit={(values) => save(values)} layout="stacked">
        {stale !== null && order !== null && (
          <StaleNotice
            title={texts.contracts.order.staleTitle(stale.changedBy)}
            fields={staleOrderFields(orderFormOf(stale.now), {
              ...orderFormOf(order),
              baseHourlyRate: form.values.baseHourlyRate,
            })}
            onTake={onClose}
            onKeep={() => save(form.getValues(), stale.now.version)}
          />
        )}
        <RateFields form={form} order={order ?? null} refusal={contract.actions.editRate} />
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
        {zeroRate.question}
      </Form>
    </InlineEditor>
  )
}

type FieldsProps = Pick<Props, 'order'> & {
  readonly form: UseFormReturnType<RateForm>
  /** The reason why HR cannot correct the rate of the order that is active today; null when HR can. */
  readonly refusal: RefusalOf | null
}

function RateFields({ form, order, refusal }: FieldsProps) {
  const words = texts.contracts.rate
  const { how, startDate } = form.values
  return (
    <>
      <Radio.Group label={words.how} {...bound<string>(form, 'how')}>
        <Radio mt="xs" value="from" label={words.from} />
        <Radio
          mt="xs"
          value="correct"
          label={words.correct}
          disabled={refusal !== null}
          description={refusal === null ? undefined : sentenceOf(refusal)}
        />
      </Radio.Group>
      {how === 'from' && (
        <DayField
          reader="office"
          label={words.startsOn}
          withAsterisk
          {...bound<RateForm['startDate']>(form, 'startDate')}
        />
      )}
      <EurosField
        label={texts.contracts.order.rate}
        withAsterisk
        {...bound<RateForm['baseHourlyRate']>(form, 'baseHourlyRate')}
      />
      <RateEffect how={how} startDate={startDate} order={order} />
    </>
  )
}

type RateEffectProps = Pick<RateForm, 'how' | 'startDate'> & { readonly order: Order | null }

/** Shows the effect of the chosen rate change on the current order (the current period with an hourly rate). */
function RateEffect({ how, startDate, order }: RateEffectProps) {
  const words = texts.contracts.rate
  if (how === 'correct') {
    return order && <Hint>{words.correctEffect(formatPeriod(periodOf(order)))}</Hint>
  }
  if (startDate === null) return null
  return <Hint>{words.fromEffect(formatDay(addDays(startDate, -1)), formatDay(startDate))}</Hint>
}
