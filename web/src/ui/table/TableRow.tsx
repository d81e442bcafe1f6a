import { Checkbox } from '@mantine/core'
import type { MouseEvent, Ref } from 'react'
import type { Column } from './column.ts'
import type { RowActions, RowKey } from './rowActions.ts'
import classes from './table.module.css'
import { cellOf } from './cellOf.ts'

type Props<Row> = RowActions<Row> & {
  readonly ref?: Ref<HTMLTableSectionElement>
  readonly columns: readonly Column<Row>[]
  readonly row: Row
  readonly rowKey: RowKey
  readonly index: number
  readonly isChosen: boolean
  readonly isOpen: boolean
}

/** One row and what is open below it: a body of its own, so that both are measured as one. */
export function TableRow<Row>(props: Props<Row>) {
  const { ref, columns, row, rowKey, index, isChosen, isOpen, onOpen, renderOpen, selection } = props

  function openByClick(event: MouseEvent): void {
    // A button, a link or a field in the row has a meaning of its own.
    if (event.target instanceof Element && event.target.closest('a, button, input, label') === null) onOpen?.(row)
  }
  function choose(isNowChosen: boolean): void {
    const chosen = new Set(selection?.chosen)
    if (isNowChosen) chosen.add(rowKey)
    else chosen.delete(rowKey)
    selection?.onChange(chosen)
  }

  return (
    <tbody ref={ref} role="rowgroup" data-index={index} data-chosen={isChosen || isOpen || undefined}>
      <tr role="row" aria-rowindex={index + 2} data-opens={onOpen !== undefined || undefined} onClick={openByClick}>
        {selection !== undefined && (
          <td role="cell" className={classes.choice}>
            <Checkbox
              aria-label={selection.nameOf(row)}
              checked={isChosen}
              onChange={(event) => choose(event.currentTarget.checked)}
            />
          </td>
        )}
        {columns.map((column, place) => (
          <td
            key={column.key}
            role="cell"
            data-label={column.title}
            data-align={column.align}
            data-first={place === 0 || undefined}
          >
            {place === 0 && onOpen !== undefined ? (
              <button
                type="button"
                className={classes.open}
                aria-expanded={renderOpen === undefined ? undefined : isOpen}
                onClick={() => onOpen(row)}
              >
                {cellOf(column, row)}
              </button>
            ) : (
              cellOf(column, row)
            )}
          </td>
        ))}
      </tr>
      {isOpen && renderOpen !== undefined && (
        <tr role="row">
          <td role="cell" className={classes.below} colSpan={columns.length + (selection === undefined ? 0 : 1)}>
            {renderOpen(row)}
          </td>
        </tr>
      )}
    </tbody>
  )
}
