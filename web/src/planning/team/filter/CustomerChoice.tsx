import { NativeSelect } from '@mantine/core'
import { memo, useDeferredValue } from 'react'
import * as texts from '../../../texts/texts.ts'
import classes from '../team.module.css'
import { inTreeOrder, type TeamCustomer } from './customerTree.ts'

const words = texts.teamPlanning

type Props = {
  readonly customers: readonly TeamCustomer[]
  readonly value: number | null
  readonly onChange: (id: string) => void
}

/** Subdivisions are indented below their parent. The choice of the parent also chooses its subdivisions. */
export function CustomerChoice({ customers, value, onChange }: Props) {
  // The options render after the cells of the grid, because rendering hundreds of options takes time.
  const options = useDeferredValue(customers)
  return (
    <NativeSelect
      className={classes.customer}
      aria-label={words.customer}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <CustomerOptions customers={options} />
    </NativeSelect>
  )
}

/** The options render only when the list of customers changes, because rendering hundreds of options is slow. */
const CustomerOptions = memo(function CustomerOptions({ customers }: Pick<Props, 'customers'>) {
  const shown = new Set(customers.map(({ id }) => id))
  return (
    <>
      <option value="">{words.allCustomers}</option>
      {inTreeOrder(customers).map(({ id, name, parentId }) => (
        <option key={id} value={id}>
          {parentId !== null && shown.has(parentId) ? `– ${name}` : name}
        </option>
      ))}
    </>
  )
})
