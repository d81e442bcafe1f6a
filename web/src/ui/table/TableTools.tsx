import { Button, NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { saveFile } from '../../api/saveFile.ts'
import { texts } from '../../texts/texts.ts'
import type { Column } from './column.ts'
import { SearchField } from './SearchField.tsx'
import { readSort, writeSort } from './sortRows.ts'
import type { Sort } from './sortRows.ts'
import classes from './table.module.css'
import { toCsv } from './toCsv.ts'

type Props<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly search?: { readonly placeholder: string; readonly takesFocus?: true }
  readonly sought: string
  readonly onSearch: (sought: string) => void
  readonly cleared: number
  readonly sort: Sort
  readonly setSort: (sort: Sort) => void
  readonly tools?: ReactNode
  readonly csvName?: string
  readonly csvColumns?: readonly Column<Row>[]
  readonly shown: readonly Row[]
  readonly all: number
  readonly asCards: boolean
}

export function TableTools<Row>(props: Props<Row>) {
  const {
    columns,
    search,
    sought,
    onSearch,
    cleared,
    tools,
    csvName,
    csvColumns = columns,
    shown,
    all,
    asCards,
  } = props
  const counts = search !== undefined || csvName !== undefined
  if (!counts && tools === undefined && !asCards) return null

  return (
    <div className={classes.tools}>
      {search !== undefined && (
        <SearchField
          key={cleared}
          placeholder={search.placeholder}
          initial={sought}
          onSearch={onSearch}
          takesFocus={cleared > 0 || search.takesFocus === true}
        />
      )}
      {tools}
      {asCards && <SortChoice {...props} />}
      {counts && (
        <span className={classes.count} role="status">
          {all > 0 && texts.table.count(shown.length, all)}
        </span>
      )}
      {csvName !== undefined && (
        <Button
          variant="subtle"
          aria-label={texts.table.saveAsCsv}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() =>
            saveFile(new Blob([toCsv(csvColumns, shown)], { type: 'text/csv;charset=utf-8' }), `${csvName}.csv`)
          }
        >
          {texts.table.csv}
        </Button>
      )}
    </div>
  )
}

/** Cards have no heads to click on. */
function SortChoice<Row>({ columns, sort, setSort }: Pick<Props<Row>, 'columns' | 'sort' | 'setSort'>) {
  const sortable = columns.filter((column) => column.sortable !== false)
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
