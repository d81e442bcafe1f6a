import classes from '../contractMonths.module.css'

type Props = {
  readonly name: string
  /** The number of the contract, when the person has two contracts with the same customer. */
  readonly contractId: number | null
}

/**
 * The name of a customer. In a narrow column the beginning of the name is cut off, because the end of the name
 * distinguishes the sites of a customer.
 */
export function CustomerCell({ name, contractId }: Props) {
  const [start, end] = partsOf(name)
  return (
    <span className={classes.customer} title={name}>
      {start !== '' && <span>{start}</span>}
      <span>{end}</span>
      {contractId !== null && <span className={classes.kind}> #{contractId}</span>}
    </span>
  )
}

/**
 * The two parts of a name: the beginning, which can be cut off, and the end after the last dash. A name without a dash
 * is only an end.
 */
function partsOf(name: string): readonly [start: string, end: string] {
  const dash = Math.max(name.lastIndexOf(' – '), name.lastIndexOf(' - '))
  return dash === -1 ? ['', name] : [name.slice(0, dash), name.slice(dash)]
}
