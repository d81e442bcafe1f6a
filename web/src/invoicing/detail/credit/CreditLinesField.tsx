import type { UseFormReturnType } from '@mantine/form'
import { Button } from '@mantine/core'
import * as texts from '../../../texts/texts.ts'
import { EurosField, QuantityField } from '../../../ui/form/fields/DecimalField.tsx'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import { writtenNumber } from '../../../ui/written/writtenNumber.ts'
import type { Creditable, CreditForm } from './creditForm.ts'
import classes from './credit.module.css'

const words = texts.invoicing.credit

type Props = { readonly form: UseFormReturnType<CreditForm>; readonly lines: Creditable['lines'] }

/**
 * A quantity or an amount for each line of the invoice. When the user types in one of the two fields, the other field
 * becomes empty.
 */
export function CreditLinesField({ form, lines }: Props) {
  return (
    <fieldset className={classes.lines}>
      <legend>{words.lines}</legend>
      {lines.map((line, index) => (
        <CreditLine key={line.position} form={form} line={line} index={index} />
      ))}
    </fieldset>
  )
}

type LineProps = Pick<Props, 'form'> & { readonly line: Props['lines'][number]; readonly index: number }

function CreditLine({ form, line, index }: LineProps) {
  const { position, description, quantity, units, amount, byAmount } = line
  const isGone = amount === 0
  const name = `${position}. ${description}`
  const set = (quantityNow: number | null, amountNow: number | null) => {
    form.setFieldValue(`lines.${index}`, { quantity: quantityNow, amount: amountNow })
    form.clearFieldError(`lines.${index}.quantity`)
    form.clearFieldError(`lines.${index}.amount`)
  }
  const left = byAmount
    ? words.amountLeft(writtenEuros(amount))
    : words.left(`${writtenNumber(quantity)} ${units}`, writtenEuros(amount))
  const { value: filledQuantity } = form.getInputProps(`lines.${index}.quantity`)
  const { value: filledAmount } = form.getInputProps(`lines.${index}.amount`)
  return (
    <div className={classes.line} role="group" aria-label={name}>
      <p className={classes.what}>
        {name}
        <small>{isGone ? words.nothingLeft : left}</small>
      </p>
      {!isGone && (
        <>
          <QuantityField
            label={words.quantity(units)}
            disabled={byAmount}
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
            onClick={() => (byAmount || quantity === 0 ? set(null, amount) : set(quantity, null))}
          >
            {words.wholeLine}
          </Button>
        </>
      )}
    </div>
  )
}
