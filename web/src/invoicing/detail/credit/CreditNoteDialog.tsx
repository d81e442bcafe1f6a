import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalOfCreditDate } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { sentenceOf } from '@uurwerk/contract/problems'
import { messages } from '@uurwerk/contract/messages'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { Radio, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconReceiptRefund } from '@tabler/icons-react'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { bound, type AnyForm } from '../../../ui/form/bound.ts'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import type { Invoice } from '../../queries.ts'
import { Warnings } from '../../../ui/page/Warnings.tsx'
import { CreditAmountFields } from './CreditAmountFields.tsx'
import { creditBodyOf, creditErrors, creditFormOf, creditResult, takesAll } from './creditForm.ts'
import type { Creditable, CreditBody, CreditForm } from './creditForm.ts'
import { CreditLinesField } from './CreditLinesField.tsx'
import { CreditResult } from './CreditResult.tsx'
import classes from './credit.module.css'

const words = texts.invoicing.credit

type Props = {
  readonly invoice: Invoice
  readonly creditable: Creditable
  readonly onClose: () => void
  readonly onCredit: (body: CreditBody) => Promise<unknown>
}

/**
 * The dialog that credits an invoice, some of its lines, or an amount. The dialog shows the result before HR makes the
 * credit note.
 */
export function CreditNoteDialog({ invoice, creditable, onClose, onCredit }: Props) {
  const invoiceDate = toDay(invoice.invoiceDate)
  const form = useForm<CreditForm>({
    initialValues: creditFormOf(creditable, today() < invoiceDate ? invoiceDate : today()),
    validate: (values) => ({ ...dateError(values.date, invoiceDate), ...creditErrors(values, creditable) }),
  })
  const { date, kind } = form.values
  async function credit(values: CreditForm): Promise<void> {
    const body = creditBodyOf(values, invoice)
    if (body === null) return
    await onCredit(body)
    onClose()
  }
  return (
    <Dialog
      opened
      wide
      onClose={onClose}
      title={words.title}
      subtitle={`${invoice.invoiceNr} · ${invoice.companyName}`}
    >
      <Form form={form} draft={{ name: `credit note ${invoice.id}` }} onSubmit={credit}>
        <p>{words.effect}</p>
        <KindField form={form} hasCreditNotes={invoice.creditNotes.length > 0} />
        {kind === 'lines' && <CreditLinesField form={form} lines={creditable.lines} />}
        {kind === 'amount' && <CreditAmountFields form={form} groups={creditable.groups} />}
        {invoice.contractId !== null && takesAll(form.values, creditable) && (
          <SwitchField
            mt="md"
            label={words.reopenMonth}
            description={words.reopenMonthHint}
            {...form.getInputProps('reopenMonth')}
          />
        )}
        <div className={classes.fields}>
          <DayField label={words.date} reader="office" {...form.getInputProps('date')} />
          <TextInput label={words.reason} maxLength={255} data-autofocus {...form.getInputProps('reason')} />
        </div>
        <Warnings warnings={warningSentences([date === null ? null : warningOnDocumentDate(date, today())])} />
        <CreditResult result={creditResult(form.values, creditable)} />
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

type KindProps = { readonly form: AnyForm; readonly hasCreditNotes: boolean }

const KindField = ({ form, hasCreditNotes }: KindProps) => (
  <Radio.Group mt="md" label={words.what} {...bound<string>(form, 'kind')}>
    <div className={classes.kinds}>
      {(['full', 'lines', 'amount'] as const).map((value) => (
        <Radio key={value} value={value} label={hasCreditNotes ? words.kindsLeft[value] : words.kinds[value]} />
      ))}
    </div>
  </Radio.Group>
)

function dateError(date: Day | null, invoiceDate: Day): { readonly date?: string } {
  if (date === null) return { date: messages.required('creditnote datum') }
  const refusal = refusalOfCreditDate({ invoiceDate, today: today() }, date)
  return refusal === null ? {} : { date: sentenceOf(refusal) }
}
