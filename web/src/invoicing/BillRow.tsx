import * as texts from '../texts/texts.ts'
import classes from './bill.module.css'

type Props = {
  readonly description: string
  readonly quantity: string
  readonly unitPrice: string
  readonly vat: string
  readonly amount: string
}

/** One line of an invoice. On a narrow screen, quantity and price are below the description instead of in columns. */
export const BillRow = ({ description, quantity, unitPrice, vat, amount }: Props) => (
  <tr>
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
