import { Button } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import type { CustomerFilter } from './customerFilters.ts'

type Props = {
  readonly filter: CustomerFilter
  /** The number of customers in the list without a filter. */
  readonly all: number
  readonly onShowAll: () => void
  readonly onCreate: () => void
}

/** The text in an empty list of customers: why the list is empty, and what the user can do. */
export function NoCustomers({ filter, all, onShowAll, onCreate }: Props) {
  const words = texts.customers.list.empty
  if (all === 0 || filter === 'all') {
    return (
      <EmptyState title={words.none} text={words.noneText}>
        <Button variant="filled" onClick={onCreate}>
          {texts.customers.create.title}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words.filtered[filter]} text={words.filteredText}>
      <Button onClick={onShowAll}>{words.showAll(all)}</Button>
    </EmptyState>
  )
}
