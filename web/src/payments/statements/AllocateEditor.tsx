import { centsOfEuros, eurosOf } from '@uurwerk/domain/money/cents'
import { creditOn } from '@uurwerk/domain/payments/customerCredit'
import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { EurosField } from '../../ui/form/fields/DecimalField.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { SearchedChoice } from '../../ui/form/fields/choices/SearchedChoice.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import classes from '../payments.module.css'
import { receivablesQuery, type BankEntry } from '../queries.ts'
import { allocationErrors, allocationOf, RESTS, type AllocationForm } from './allocationForm.ts'
import type { Booking } from './useEntrySteps.ts'

type Props = {
  readonly entry: BankEntry
  readonly onBook: (bookings: readonly Booking[]) => Promise<void>
  readonly onClose: () => void
}

const words = texts.payments.assign

/**
 * The editor that books a bank movement on an invoice that HR chooses. The movement is a payment, or the refund of a
 * credit (money that the customer paid too much).
 */
export function AllocateEditor({ entry, onBook, onClose }: Props) {
  const { data } = useQuery(receivablesQuery(null))
  const invoices = (data?._embedded.receivableDtoList ?? []).flatMap(({ customerName, invoices: of }) =>
    of.map((invoice) => ({ ...invoice, customerName })),
  )
  const isRefund = entry.free < 0
  const choices = invoices
    .map(({ money, ...invoice }) => ({ ...invoice, most: eurosOf(isRefund ? creditOn(money) : money.open) }))
    .filter(({ most }) => most > 0)
  const optionOf = isRefund ? words.creditOption : words.option
  const facts = {
    free: centsOfEuros(entry.free),
    moneyOf: new Map(invoices.map(({ invoiceId, money }) => [invoiceId, money])),
  }
  const free = Math.abs(entry.free)
  const form = useForm<AllocationForm>({
    initialValues: { invoiceId: null, amount: free, rest: 'free' },
    validate: (values) => allocationErrors(values, facts),
  })
  return (
    <InlineEditor>
      <Form
        form={form}
        onSubmit={async (values) => {
          await onBook([{ entryId: entry.id, allocations: allocationOf(values, facts.free) }])
          onClose()
        }}
      >
        <p>{isRefund ? words.refundLegend(formatEuroNumber(free)) : words.legend(formatEuroNumber(free))}</p>
        {isRefund && data !== undefined && choices.length === 0 && <p className={classes.nothing}>{words.noCredit}</p>}
        <Fields>
          <SearchedChoice
            label={words.invoice}
            withAsterisk
            choices={choices.map(({ invoiceId, invoiceNr, customerName, most }) => ({
              value: invoiceId,
              label: optionOf(invoiceNr, customerName, formatEuroNumber(most)),
            }))}
            {...form.getInputProps('invoiceId')}
            onChange={(invoiceId) => {
              const most = choices.find((choice) => choice.invoiceId === invoiceId)?.most
              form.setValues({ invoiceId, ...(most !== undefined && { amount: Math.min(most, free) }) })
            }}
          />
          <EurosField label={words.amount} withAsterisk {...form.getInputProps('amount')} />
          {!isRefund && (
            <NativeSelect
              label={words.rest}
              data={RESTS.map((value) => ({ value, label: words.rests[value] }))}
              {...form.getInputProps('rest')}
            />
          )}
        </Fields>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
