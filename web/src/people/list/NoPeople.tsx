import { Button } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import type { PeopleFilter } from './peopleFilters.ts'

type Props = {
  readonly filter: PeopleFilter
  /** The number of people in the list without a filter. */
  readonly all: number
  readonly onShowAll: () => void
  readonly onNew: () => void
}

/** The text in an empty list of people: why the list is empty, and what HR can do next. */
export function NoPeople({ filter, all, onShowAll, onNew }: Props) {
  const words = texts.people.list.empty
  if (all === 0 || filter === 'all') {
    return (
      <EmptyState title={words.none} text={words.noneText}>
        <Button variant="filled" onClick={onNew}>
          {texts.people.create.title}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words[filter]} text={words.filteredText}>
      <Button onClick={onShowAll}>{words.showAll(all)}</Button>
    </EmptyState>
  )
}
