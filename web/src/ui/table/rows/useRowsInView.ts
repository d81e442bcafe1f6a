import { useVirtualizer, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { RowKey } from '../rowActions.ts'

/** A list of at most this many rows is rendered completely, because rendering only the visible rows is not faster. */
const LONG = 200
const ROW_PX = 35
const CARD_LINE_PX = 26
/** The estimated distance of the first row from the top of the page. It is used until the distance is measured. */
const TOP_PX = 300

/**
 * A new list asks the page to scroll to its current position. This scroll is skipped, because it would cost a layout of
 * all rows.
 */
const scrollPage: typeof windowScroll<Window> = (offset, options, list) => {
  if (offset + (options.adjustments ?? 0) !== list.scrollOffset) windowScroll(offset, options, list)
}

type List<Row> = {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => RowKey
  readonly asCards: boolean
  /**
   * True when all rows have one line. Only rows with content below them are then measured, because each measurement
   * makes the browser calculate the layout immediately.
   */
  readonly oneLine: boolean
  readonly columns: number
  readonly start: RefObject<HTMLElement | null>
  readonly scroller: RefObject<HTMLElement | null> | null
}

/** The functions are the same in each render. With new ones, the list would calculate all positions again. */
const useHeights = <Row>({
  rows,
  rowKey,
  asCards,
  columns,
}: Pick<List<Row>, 'rows' | 'rowKey' | 'asCards' | 'columns'>) =>
  useMemo(
    () => ({
      count: rows.length,
      estimateSize: () => (asCards ? CARD_LINE_PX * columns : ROW_PX),
      getItemKey: (index: number) => {
        const row = rows[index]
        return row === undefined ? index : rowKey(row)
      },
    }),
    [rows, rowKey, asCards, columns],
  )

/**
 * The rows of a list that must be rendered. Where possible the page scrolls instead of the list. There is then only one
 * scroll bar, and the header of the list stays below the navigation bar.
 */
export function useRowsInView<Row>({ rows, rowKey, asCards, oneLine, columns, start, scroller }: List<Row>) {
  const isLong = rows.length > LONG
  const [top, setTop] = useState(TOP_PX)

  // The effect measures after the paint. Before the paint, the layout of all rows would be in the task of the render.
  useEffect(() => {
    if (start.current === null) return
    const box = scroller?.current
    const origin = box ? box.scrollTop - box.getBoundingClientRect().top : window.scrollY
    const measured = start.current.getBoundingClientRect().top + origin
    setTop((before) => (Math.abs(measured - before) < ROW_PX ? before : measured))
  }, [start, scroller, isLong, asCards])

  const list = {
    ...useHeights({ rows, rowKey, asCards, columns }),
    overscan: 6,
    // With the size of the window, the first render already has rows, and no second render is needed.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: top,
  }
  const onPage = useWindowVirtualizer({
    ...list,
    enabled: isLong && scroller === null,
    initialOffset: () => window.scrollY,
    scrollToFn: scrollPage,
  })
  const inBox = useVirtualizer({
    ...list,
    enabled: isLong && scroller !== null,
    getScrollElement: () => scroller?.current ?? null,
  })
  const virtualizer = scroller === null ? onPage : inBox
  // The keys of the rows that had open content at any time. Such a row is also measured after its content closes.
  const uneven = useRef(new Set<RowKey>())
  const measure = useCallback(
    (key: RowKey, hasMore: boolean) => {
      if (hasMore) uneven.current.add(key)
      return isLong && (!oneLine || uneven.current.has(key)) ? virtualizer.measureElement : undefined
    },
    [isLong, oneLine, virtualizer],
  )
  if (!isLong) return { inView: rows.map((_row, index) => index), above: 0, below: 0, measure }

  const items = virtualizer.getVirtualItems()
  return {
    inView: items.map(({ index }) => index),
    above: (items[0]?.start ?? top) - top,
    below: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure,
  }
}
