import type { ReactNode } from 'react'
import * as texts from '../texts/texts.ts'
import classes from './bill.module.css'

type Props = {
  readonly description: ReactNode
  readonly quantity: string
  readonly unitPrice: string
  readonly vat?: string
  /**
   * The amount. Absent in a row with a part of a line, because only the amount of the whole line is rounded to cents.
   */
  readonly amount?: string
  /** True for a row with a part of the line above it. */
  readonly isPart?: boolean
}

/** One line of an invoice. On a narrow screen, quantity and price are below the description instead of in columns. */
export const BillRow = ({ description, quantity, unitPrice, vat, amount, isPart }: Props) => (
  <tr data-part={isPart}>
    <td>
      {description}
      <span className={classes.narrow}>{texts.invoicing.detail.times(quantity, unitPrice)}</span>
    </td>
    <td>{quantity}</td>
    <td>{unitPrice}</td>
    <td>{vat}</td>
    <td>{amount}</td>
  </tr>
)
