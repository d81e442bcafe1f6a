import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { EurosField } from '../../ui/form/fields/DecimalField.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { SearchedChoice } from '../../ui/form/fields/SearchedChoice.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from '../payments.module.css'
import { receivablesQuery } from '../queries.ts'
import type { BankEntry } from '../queries.ts'
import { allocationErrors, allocationOf, type AllocationForm } from './allocationForm.ts'
import type { Booking } from './useEntrySteps.ts'

type Props = {
  readonly entry: BankEntry
  readonly onBook: (bookings: readonly Booking[]) => Promise<void>
  readonly onClose: () => void
}

const words = texts.payments.assign

/** The editor that books a bank movement on an invoice that HR chooses. */
export function AllocateEditor({ entry, onBook, onClose }: Props) {
  const { data } = useQuery(receivablesQuery(null))
  const customers = data?._embedded.receivableDtoList ?? []
  const invoices = customers.flatMap(({ customerName, invoices: of }) =>
    of.map((invoice) => ({ ...invoice, customerName })),
  )
  const openOf = new Map(invoices.map(({ invoiceId, open }) => [invoiceId, open]))
  const form = useForm<AllocationForm>({
    initialValues: { invoiceId: null, amount: entry.free, surplus: false },
    validate: (values) => allocationErrors(values, { free: entry.free, openOf }),
  })
  return (
    <InlineEditor>
      <Form
        form={form}
        onSubmit={async (values) => {
          await onBook([{ entryId: entry.id, allocations: allocationOf(values, entry.free) }])
          onClose()
        }}
      >
        <p>{words.legend(writtenEuros(entry.free))}</p>
        <div className={classes.editor}>
          <SearchedChoice
            label={words.invoice}
            withAsterisk
            choices={invoices
              .filter(({ open }) => open > 0)
              .map(({ invoiceId, invoiceNr, customerName, open }) => ({
                value: invoiceId,
                label: words.option(invoiceNr, customerName, writtenEuros(open)),
              }))}
            {...form.getInputProps('invoiceId')}
            onChange={(invoiceId) => {
              const open = invoiceId === null ? undefined : openOf.get(invoiceId)
              form.setValues({ invoiceId, ...(open !== undefined && { amount: Math.min(open, entry.free) }) })
            }}
          />
          <EurosField label={words.amount} withAsterisk {...form.getInputProps('amount')} />
          <SwitchField label={words.surplus} {...form.getInputProps('surplus')} />
        </div>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
