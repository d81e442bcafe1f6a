import {
  memo,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react'
import type { Column } from '../column.ts'
import { Tick } from '../../form/fields/Tick.tsx'
import { startsGroup } from '../frame/columnGroups.ts'
import { rowHeader } from './rowHeader.ts'
import type { RowKey } from '../rowActions.ts'
import classes from '../table.module.css'
import * as texts from '../../../texts/texts.ts'

type Props<Row> = {
  readonly ref?: Ref<HTMLTableSectionElement>
  readonly columns: readonly Column<Row>[]
  readonly row: Row
  readonly rowKey: RowKey
  /** The heading of a group, shown above the row. Only the first row of a group has it. */
  readonly head?: ReactNode
  readonly index: number
  /** The accessible name of the row's checkbox; undefined when the user cannot select rows. */
  readonly choiceName?: string
  readonly isChosen: boolean
  /** True when another user changed the row a moment ago. */
  readonly isChanged: boolean
  readonly onChoose: (key: RowKey, isChosen: boolean) => void
  readonly link?: string
  readonly onFollow: (link: string) => void
  readonly onOpen?: (row: Row) => void
  /** True when the content below the row is open; undefined when the row opens another screen. */
  readonly isExpanded?: boolean
  readonly children?: ReactNode
}

/** The row and the content below it are in one tbody element, so that their height is measured together. */
function Row<Row>(props: Props<Row>) {
  const { ref, columns, rowKey, head, index, choiceName, isChosen, isChanged, onChoose, isExpanded, children } = props
  const { open, openByClick, closeByEscape } = actsOf(props)
  const below = useRowFocus(isExpanded === true)
  const span = columns.length + (choiceName === undefined ? 0 : 1)
  return (
    <tbody
      ref={ref}
      role="rowgroup"
      data-index={index}
      data-chosen={isChosen || isExpanded || undefined}
      data-changed={isChanged || undefined}
    >
      {head !== undefined && (
        <tr role="row">
          <td role="cell" className={classes.group} colSpan={span}>
            <div>{head}</div>
          </td>
        </tr>
      )}
      <tr role="row" aria-rowindex={index + 2} data-opens={open !== null || undefined} onClick={openByClick}>
        {choiceName !== undefined && (
          <td role="cell" className={classes.choice}>
            <Tick
              aria-label={choiceName}
              checked={isChosen}
              onChange={(event) => onChoose(rowKey, event.currentTarget.checked)}
            />
          </td>
        )}
        {cellsOf(props, open)}
      </tr>
      {children !== undefined && (
        <tr role="row">
          <td ref={below} role="cell" onKeyDown={closeByEscape} className={classes.below} colSpan={span}>
            {children}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** A row renders again only when it changes, because a list can show sixty rows. */
export const TableRow = memo(Row) as typeof Row

type Open = (event: MouseEvent) => void

/** What a click or a key on the row does. `open` is null for a row that opens nothing. */
function actsOf<Row>({ row, link, onFollow, onOpen }: Props<Row>) {
  const open: Open = (event) => {
    // After a click with Ctrl, Cmd or Shift, the browser itself opens the link of the row in a new tab or window.
    if (link !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    // The second click of a double click is ignored, because it would close the content that the first click opened.
    if (event.detail > 1) return
    if (link === undefined) onOpen?.(row)
    else onFollow(link)
  }
  const opens = link !== undefined || onOpen !== undefined
  return {
    open: opens ? open : null,
    openByClick(event: MouseEvent): void {
      // A button, a link or a field inside the row handles its own click.
      if (!(event.target instanceof Element) || event.target.closest('a, button, input, label') !== null) return
      if (!opens) return
      // A click on the link itself is handled by the browser, which can open another tab.
      if (link !== undefined && (event.metaKey || event.ctrlKey)) {
        window.open(link, '_blank', 'noopener')
        return
      }
      // When the opened content closes, the focus returns to the row's button.
      event.currentTarget.querySelector<HTMLElement>(`.${classes.open}`)?.focus({ preventScroll: true })
      open(event)
    },
    /** When a list of options is open, Escape closes only that list. */
    closeByEscape({ key, target, currentTarget }: KeyboardEvent): void {
      if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return
      if (target.getAttribute('aria-expanded') !== 'true') onOpen?.(row)
    },
  }
}

/** The cells are not components, because a list has hundreds of cells and a component takes time to render. */
function cellsOf<Row>({ columns, row, link, isExpanded }: Props<Row>, open: Open | null): ReactNode {
  const lead = rowHeader(columns)
  return columns.map((column, place) => (
    <td
      key={column.key}
      role="cell"
      data-label={column.exported === false ? undefined : column.title}
      data-align={column.align}
      data-pinned={column.pinnedAt === undefined ? undefined : true}
      data-group-start={startsGroup(columns, place) || undefined}
      style={column.pinnedAt === undefined ? undefined : { left: column.pinnedAt }}
      data-lead={column === lead || undefined}
      data-in-line={column.inLine}
    >
      {column !== lead || open === null ? (
        contentOf(column, row)
      ) : link === undefined ? (
        <button type="button" className={classes.open} aria-expanded={isExpanded} onClick={open}>
          {contentOf(column, row)}
        </button>
      ) : (
        <a href={link} className={classes.open} onClick={open}>
          {contentOf(column, row)}
        </a>
      )}
    </td>
  ))
}

/** An empty value is a dash. Otherwise the user could think that the value failed to load. */
function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell !== undefined) return column.cell(row)
  const value = column.value(row)
  return value === null || value === '' ? texts.table.nothing : value
}

const FIELDS = 'input:not([type="hidden"]), select, textarea'

/**
 * Moves the focus to the content that opens below a row, and back to the row when the content closes. When the row was
 * removed, the next row gets the focus. The result is a ref for the cell with the content.
 */
function useRowFocus(isExpanded: boolean): RefObject<HTMLTableCellElement | null> {
  const cell = useRef<HTMLTableCellElement>(null)
  const rows = useRef<readonly (Element | null | undefined)[]>([])

  // A layout effect runs before React removes the row. The code can then still find the neighbouring rows.
  useLayoutEffect(() => {
    if (!isExpanded) return
    const row = cell.current?.closest('tbody')
    return () => {
      rows.current = [row, row?.nextElementSibling, row?.previousElementSibling]
    }
  }, [isExpanded])

  useEffect(() => {
    if (!isExpanded) return
    const opened = cell.current
    if (opened !== null && !opened.contains(document.activeElement)) {
      const first = opened.querySelector<HTMLElement>(FIELDS) ?? opened.querySelector<HTMLElement>('button')
      first?.focus({ preventScroll: true })
    }
    return () => {
      // When the focus is already on another element, for example on another row or in a question, it does not move.
      if (document.activeElement !== document.body) return
      const buttons = rows.current
        .filter((row) => row?.isConnected === true)
        .map((row) => row?.querySelector<HTMLElement>(`.${classes.open}`) ?? null)
      buttons.find((button) => button !== null)?.focus({ preventScroll: true })
    }
  }, [isExpanded])
  return cell
}
