import type { ReactNode, Ref } from 'react'
import type { Column } from '../column.ts'
import classes from '../table.module.css'

type Props<Row> = {
  readonly ref: Ref<HTMLDivElement>
  readonly scrolls: boolean
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly children: ReactNode
}

/** The element around a list that is wider than its space. Only this element scrolls horizontally, not the page. */
export const TableScroller = <Row,>({ ref, scrolls, label, columns, children }: Props<Row>) =>
  scrolls ? (
    <div
      ref={ref}
      className={classes.scroller}
      style={{ scrollPaddingLeft: pinnedWidth(columns) }}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the focused element.
      tabIndex={0}
    >
      {children}
    </div>
  ) : (
    <div ref={ref}>{children}</div>
  )

/**
 * The width of the columns that stay visible on the left while the list scrolls. It is also the scroll padding, so that
 * these columns do not cover the focused element.
 */
const pinnedWidth = <Row,>(columns: readonly Column<Row>[]): number =>
  Math.max(0, ...columns.map(({ pinnedAt, width }) => (pinnedAt === undefined ? 0 : pinnedAt + (Number(width) || 0))))
