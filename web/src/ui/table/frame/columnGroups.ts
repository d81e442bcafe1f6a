import type { Column } from '../column.ts'

type ColumnGroup = { readonly key: string; readonly title: string | undefined; readonly span: number }

/** The columns from left to right. Neighbouring columns of one group are combined. */
export function columnGroups<Row>(columns: readonly Column<Row>[]): readonly ColumnGroup[] {
  const groups: ColumnGroup[] = []
  for (const { key, group } of columns) {
    const last = groups.at(-1)
    if (last !== undefined && last.title === group) groups[groups.length - 1] = { ...last, span: last.span + 1 }
    else groups.push({ key, title: group, span: 1 })
  }
  return groups
}

/** True when a new group starts at this column. A line then separates it from the previous column. */
export const startsGroup = <Row>(columns: readonly Column<Row>[], place: number): boolean =>
  place > 0 && columns[place]?.group !== columns[place - 1]?.group
