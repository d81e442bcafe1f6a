import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalToCreditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { sentenceOf } from '@uurwerk/contract/problems'
import { messages } from '@uurwerk/contract/messages'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconReceiptRefund } from '@tabler/icons-react'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import type { Invoice } from '../queries.ts'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { invoiceFacts } from './invoiceFacts.ts'

type Credit = { readonly date: Day; readonly reason: string }

type Props = {
  readonly invoice: Invoice
  readonly onClose: () => void
  readonly onCredit: (credit: Credit) => Promise<unknown>
}

export function CreditNoteDialog({ invoice, onClose, onCredit }: Props) {
  const words = texts.invoicing.credit
  const invoiceDate = toDay(invoice.invoiceDate)
  const form = useForm<{ date: Day | null; reason: string }>({
    initialValues: { date: today() < invoiceDate ? invoiceDate : today(), reason: '' },
    validate: { date: (date) => (date === null ? messages.required('creditnote datum') : whyNot(date)) },
  })

  function whyNot(date: Day): string | null {
    const refusal = refusalToCreditInvoice({ ...invoiceFacts(invoice), invoiceDate, today: today() }, date)
    return refusal === null ? null : sentenceOf(refusal)
  }
  const { date: chosen } = form.values
  async function credit({ date, reason }: { readonly date: Day | null; readonly reason: string }): Promise<void> {
    if (date === null) return
    await onCredit({ date, reason })
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={words.title} subtitle={`${invoice.invoiceNr} · ${invoice.companyName}`}>
      <Form form={form} draft={{ name: `credit note ${invoice.id}` }} onSubmit={credit}>
        <p>{words.effect}</p>
        <DayField mt="md" label={words.date} reader="office" {...form.getInputProps('date')} />
        <Warnings warnings={warningSentences([chosen === null ? null : warningOnDocumentDate(chosen, today())])} />
        <TextInput mt="md" label={words.reason} maxLength={255} data-autofocus {...form.getInputProps('reason')} />
        <FormButtons
          onCancel={onClose}
          busy={form.submitting}
          leftSection={<IconReceiptRefund size={16} stroke={1.75} aria-hidden />}
        >
          {words.confirm}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
