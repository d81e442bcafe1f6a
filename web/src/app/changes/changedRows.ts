export function changedRows<Row, Key>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => Key,
): readonly Key[] {
  const known = new Map(before.map((row) => [keyOf(row), row]))
  return after.flatMap((row) => {
    const old = known.get(keyOf(row))
    return old === row || (old !== undefined && JSON.stringify(old) === JSON.stringify(row)) ? [] : [keyOf(row)]
  })
}
