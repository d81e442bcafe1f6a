import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import * as texts from '../../../texts/texts.ts'
import { inTreeOrder, type TeamCustomer } from './customerTree.ts'

const words = texts.teamPlanning

type Props = {
  readonly customers: readonly TeamCustomer[]
  readonly value: number | null
  readonly onChange: (id: string) => void
}

/**
 * The choice of a customer. The subdivisions are indented below their parent. The choice of the parent also chooses all
 * its subdivisions.
 */
export function CustomerChoice({ customers, value, onChange }: Props) {
  const data = useMemo(() => {
    const shown = new Set(customers.map(({ id }) => id))
    return inTreeOrder(customers).map(({ id, name, parentId }) => ({
      value: String(id),
      label: parentId !== null && shown.has(parentId) ? `– ${name}` : name,
    }))
  }, [customers])
  return (
    <NativeSelect
      aria-label={words.customer}
      data={[{ value: '', label: words.allCustomers }, ...data]}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
