import { Button, NativeSelect, VisuallyHidden } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import { IconAdjustmentsHorizontal } from '../../icons.ts'
import type { Column } from '../column.ts'
import { CsvButton } from '../parts/CsvButton.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { readSort, writeSort, type Sort } from '../sortRows.ts'
import { useIsPhone } from '../../useIsPhone.ts'
import classes from '../table.module.css'

type Props<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly search?: { readonly placeholder: string; readonly takesFocus?: true }
  readonly sought: string
  readonly onSearch: (sought: string) => void
  readonly cleared: number
  readonly searchKey: string
  readonly sort: Sort
  readonly setSort: (sort: Sort) => void
  readonly tools?: ReactNode
  readonly csvName: string | null
  readonly csvColumns?: readonly Column<Row>[]
  readonly shown: readonly Row[]
  readonly all: number
  /** True for cards, which have no column headers for sorting. */
  readonly sortsByChoice: boolean
}

export function TableTools<Row>(props: Props<Row>) {
  const { search, sought, onSearch, cleared, searchKey, tools, shown, all, sortsByChoice } = props
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const isBar = search !== undefined || tools !== undefined
  if (!isBar && !sortsByChoice) return null
  // On a phone the filters are hidden until the user presses their button, so that the first rows are visible.
  const folds = isPhone && search !== undefined && (tools !== undefined || sortsByChoice)
  const count = all > 0 && texts.table.count(shown.length, all)

  return (
    <div className={classes.tools}>
      {search !== undefined && (
        <SearchField
          key={searchKey}
          placeholder={search.placeholder}
          initial={sought}
          onSearch={onSearch}
          takesFocus={cleared > 0 || search.takesFocus === true}
        />
      )}
      {folds && (
        <Button
          className={classes.unfold}
          aria-expanded={isOpen}
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.table.filters}
        </Button>
      )}
      {folds && !isOpen ? (
        <VisuallyHidden role="status">{count}</VisuallyHidden>
      ) : (
        <>
          {tools}
          {sortsByChoice && <SortChoice {...props} />}
          {isBar && <Taken {...props} count={count} />}
        </>
      )}
    </div>
  )
}

/** Without rows, the hidden button keeps its place. The other tools then do not move when the rows load. */
function Taken<Row>(props: Props<Row> & { readonly count: ReactNode }) {
  const { label, columns, csvName, csvColumns = columns, shown, count } = props
  return (
    <div className={classes.taken}>
      <span className={classes.count} role="status">
        {count}
      </span>
      {csvName !== null && <CsvButton name={csvName} label={label} columns={csvColumns} rows={shown} />}
    </div>
  )
}

/** A menu to sort the list on a phone. The cards on a phone have no column headers to click on. */
function SortChoice<Row>({ columns, sort, setSort }: Pick<Props<Row>, 'columns' | 'sort' | 'setSort'>) {
  const sortable = columns.filter((column) => column.sortable !== false)
  if (sortable.length < 2) return null
  const choices = sortable.flatMap(({ key, title }) => [
    { value: writeSort({ key, descending: false }), label: `${title}, ${texts.table.ascending}` },
    { value: writeSort({ key, descending: true }), label: `${title}, ${texts.table.descending}` },
  ])
  return (
    <NativeSelect
      className={classes.sortChoice}
      aria-label={texts.table.sortBy}
      data={choices}
      value={writeSort(sort)}
      onChange={(event) => {
        const chosen = readSort(
          event.currentTarget.value,
          sortable.map(({ key }) => key),
        )
        if (chosen !== null) setSort(chosen)
      }}
    />
  )
}
