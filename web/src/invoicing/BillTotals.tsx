import { texts } from '../texts/texts.ts'
import { writtenEuros } from '../ui/writtenEuros.ts'
import { writtenHours } from '../ui/writtenHours.ts'
import classes from './bill.module.css'
import { writtenPercentage } from '../ui/writtenPercentage.ts'

type Props = {
  /** The worked hours. Absent when the invoice bills no timesheet. */
  readonly workedHours?: number
  readonly vatExcluded: number
  readonly vat: { readonly percentage: number; readonly amount: number }
  readonly total: number
  /** The exemption text, when no VAT is charged. */
  readonly note?: string
}

export function BillTotals({ workedHours, vatExcluded, vat, total, note = '' }: Props) {
  const words = texts.invoicing
  return (
    <div className={classes.totals}>
      <p>{note}</p>
      <dl>
        {workedHours !== undefined && (
          <>
            <dt>{words.workedHours}</dt>
            <dd>{writtenHours(workedHours)}</dd>
          </>
        )}
        <dt>{words.vatExcluded}</dt>
        <dd>{writtenEuros(vatExcluded)}</dd>
        <dt>{words.vat(writtenPercentage(vat.percentage))}</dt>
        <dd>{writtenEuros(vat.amount)}</dd>
        <dt className={classes.total}>{words.total}</dt>
        <dd className={classes.total}>{writtenEuros(total)}</dd>
      </dl>
    </div>
  )
}
