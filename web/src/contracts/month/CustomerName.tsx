import classes from './customerName.module.css'
import { partsOfCustomerName } from './partsOfCustomerName.ts'

type Props = {
  readonly name: string
  /** The number of the contract. It is given when the person has two contracts with the same customer. */
  readonly contractId?: number | null
}

/**
 * The name of a customer on one line. When the line is too short, the beginning of the name is cut off, because only
 * the end of the name distinguishes the sites of a customer. When there is space for only a few letters of the
 * beginning, the beginning and the dash after it are not shown. The beginning (the name of the organisation) has a
 * lighter colour.
 */
export function CustomerName({ name, contractId }: Props) {
  const [start, dash, end] = partsOfCustomerName(name)
  return (
    <span className={classes.name} title={name}>
      {start && (
        <span className={classes.start} data-above={dash !== ' ' || undefined}>
          <span className={classes.cut}>{start}</span>
          <span className={classes.whole}>{dash}</span>
        </span>
      )}
      <span className={classes.rest}>
        <span className={classes.cut}>{end}</span>
        {contractId && <span className={classes.contract}> #{contractId}</span>}
      </span>
    </span>
  )
}
