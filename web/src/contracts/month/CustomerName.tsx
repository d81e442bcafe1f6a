import classes from './customerName.module.css'
import { partsOfCustomerName } from './partsOfCustomerName.ts'

type Props = {
  readonly name: string
  /** The number of the contract. It is given when the person has two contracts with the same customer. */
  readonly contractId?: number | null
}

/**
 * A long name on one line loses its beginning (the name of the organisation, in a lighter colour), because only the end
 * distinguishes the sites of a customer. With space for only a few letters, the beginning and the dash are not shown.
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
