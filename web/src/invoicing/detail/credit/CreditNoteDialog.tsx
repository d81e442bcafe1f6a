import { creditInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalOfCreditDate } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { sentenceOf } from '@uurwerk/contract/problems'
import { messages } from '@uurwerk/contract/messages'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import type { Day } from '@uurwerk/domain/time/day'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { Radio, TextInput, NativeSelect, Button } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useAction } from '../../../app/api/useAction.ts'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { bound, type AnyForm } from '../../../ui/form/bound.ts'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { IconReceiptRefund } from '../../../ui/icons.ts'
import { invoiceWrites, type Invoice } from '../../queries.ts'
import { Warnings } from '../../../ui/page/Warnings.tsx'
import { creditBodyOf, creditErrors, creditFormOf, creditResult, quantityLeft, takesAll } from './creditForm.ts'
import type { CreditFacts, CreditForm } from './creditForm.ts'
import classes from './credit.module.css'
import { EurosField, QuantityField } from '../../../ui/form/fields/DecimalField.tsx'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { formatGroup } from '../../formatVat.ts'
import { BillTotals, totalsOfBill } from '../../BillTotals.tsx'
import { formatNumber } from '../../../ui/format/formatNumber.ts'

const words = texts.invoicing.credit

type Props = {
  readonly invoice: Invoice
  readonly facts: CreditFacts
  readonly onClose: () => void
}

/** A credit note for an invoice, some of its lines, or an amount. HR sees the result before making the credit note. */
export function CreditNoteDialog({ invoice, facts, onClose }: Props) {
  const { mutateAsync } = useAction(creditInvoice, invoiceWrites)
  const { invoiceDate } = facts
  const form = useForm<CreditForm>({
    initialValues: creditFormOf(facts, today() < invoiceDate ? invoiceDate : today()),
    validate: (values) => ({ ...dateError(values.date, invoiceDate), ...creditErrors(values, facts) }),
  })
  const { date, kind } = form.values
  async function credit(values: CreditForm): Promise<void> {
    const body = creditBodyOf(values, invoice)
    if (body === null) return
    await mutateAsync({ params: { id: invoice.id }, body })
    onClose()
  }
  return (
    <Dialog wide onClose={onClose} title={words.title} subtitle={`${invoice.invoiceNr} · ${invoice.companyName}`}>
      <Form form={form} draft={{ name: `credit note ${invoice.id}` }} onSubmit={credit}>
        <p>{words.effect}</p>
        <KindField form={form} hasCreditNotes={invoice.creditNotes.length > 0} />
        {kind === 'lines' && <CreditLinesField form={form} lines={facts.lines} />}
        {kind === 'amount' && <CreditAmountFields form={form} groups={facts.groups} />}
        {invoice.contractId !== null && takesAll(form.values, facts) && (
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
        <CreditResult result={creditResult(form.values, facts)} />
        <FormButtons onCancel={onClose} busy={form.submitting} icon={IconReceiptRefund}>
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

type CreditAmountFieldsProps = { readonly form: UseFormReturnType<CreditForm>; readonly groups: CreditFacts['groups'] }

const CreditAmountFields = ({ form, groups }: CreditAmountFieldsProps) => (
  <div className={classes.fields}>
    <EurosField label={words.amountWithoutVat} withAsterisk {...form.getInputProps('amount')} />
    <NativeSelect
      label={words.group}
      data={groups.map((group, index) => ({
        value: `${index}`,
        label: words.groupLeft(formatGroup(group), formatEuroNumber(eurosOf(group.base))),
        disabled: group.base <= 0,
      }))}
      {...form.getInputProps('group')}
    />
  </div>
)

/** A screen reader reads each change of the totals or the refusal. */
const CreditResult = ({ result }: { readonly result: ReturnType<typeof creditResult> }) => (
  <div className={classes.result} role="status">
    <p className={classes.title}>{words.result}</p>
    {result === null && <p className={classes.nothing}>{words.incomplete}</p>}
    {result !== null && 'refusal' in result && <p className={classes.nothing}>{sentenceOf(result.refusal)}</p>}
    {result !== null && 'made' in result && <BillTotals {...totalsOfBill(result.made)} />}
  </div>
)

type CreditLinesFieldProps = { readonly form: UseFormReturnType<CreditForm>; readonly lines: CreditFacts['lines'] }

/** When the user types a quantity, the amount of that line becomes empty, and the other way round. */
function CreditLinesField({ form, lines }: CreditLinesFieldProps) {
  return (
    <fieldset className={classes.lines}>
      <legend>{words.lines}</legend>
      {lines.map((line, index) => (
        <CreditLine key={line.position} form={form} line={line} index={index} />
      ))}
    </fieldset>
  )
}

type LineProps = Pick<CreditLinesFieldProps, 'form'> & {
  readonly line: CreditLinesFieldProps['lines'][number]
  readonly index: number
}

function CreditLine({ form, line, index }: LineProps) {
  const { position, description, units, left, isByAmount } = line
  const [quantity, amount] = [quantityLeft(line), eurosOf(left.amount)]
  const isGone = amount === 0
  const name = `${position}. ${description}`
  const set = (quantityNow: number | null, amountNow: number | null) => {
    form.setFieldValue(`lines.${index}`, { quantity: quantityNow, amount: amountNow })
    form.clearFieldError(`lines.${index}.quantity`)
    form.clearFieldError(`lines.${index}.amount`)
  }
  const leftInWords = isByAmount
    ? words.amountLeft(formatEuroNumber(amount))
    : words.left(`${formatNumber(quantity)} ${units}`, formatEuroNumber(amount))
  const { value: filledQuantity } = form.getInputProps(`lines.${index}.quantity`)
  const { value: filledAmount } = form.getInputProps(`lines.${index}.amount`)
  return (
    <div className={classes.line} role="group" aria-label={name}>
      <p className={classes.what}>
        {name}
        <small>{isGone ? words.nothingLeft : leftInWords}</small>
      </p>
      {!isGone && (
        <>
          <QuantityField
            label={words.quantity(units)}
            disabled={isByAmount}
            error={form.errors[`lines.${index}.quantity`]}
            value={filledQuantity}
            onChange={(value) => set(value, null)}
          />
          <EurosField
            label={words.amount}
            error={form.errors[`lines.${index}.amount`]}
            value={filledAmount}
            onChange={(value) => set(null, value)}
          />
          <Button
            variant="subtle"
            aria-label={words.wholeLineOf(name)}
            onClick={() => (isByAmount || quantity === 0 ? set(null, amount) : set(quantity, null))}
          >
            {words.wholeLine}
          </Button>
        </>
      )}
    </div>
  )
}
