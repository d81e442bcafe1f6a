import classes from '../contractMonths.module.css'

type Props = {
  readonly name: string
  /** The number of the contract, when the person has two contracts with this customer. */
  readonly contractId: number | null
}

/**
 * The name of a customer. When the column is too narrow, the beginning is cut, because the end tells a campus from the
 * other ones.
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

/** The beginning of a name, which can be cut, and its end: the part after the last dash, or the whole name. */
function partsOf(name: string): readonly [start: string, end: string] {
  const dash = Math.max(name.lastIndexOf(' – '), name.lastIndexOf(' - '))
  return dash === -1 ? ['', name] : [name.slice(0, dash), name.slice(dash)]
}
