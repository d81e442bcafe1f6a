/** SQL that converts a moment in a column to the day in Belgium. */
export const dayOf = (moment: string): string => `cast(${moment} at time zone 'Europe/Brussels' as date)`

/**
 * What happens to the expired rows of one table. In the condition `past`, the row is `t`, $1 is the first day that is
 * kept, and $2 is the instant at which that day started. `set` overwrites columns. Without `set`, the row is deleted.
 */
export type RetentionRule = {
  readonly table: string
  readonly past: string
  readonly set?: Readonly<Record<string, string>>
  /** SQL that inserts replacements for the expired rows in `chosen`, whose column `spot` identifies each row. */
  readonly instead?: string
  /** SQL of the day of a row. The retention page shows the day of the oldest expired row. */
  readonly day: string
  /** SQL of the person of the row. The job locks this person, so that calls of this person wait. */
  readonly person?: string
  /** True when the retention page does not count these rows. It mostly counts the records to which they belong. */
  readonly follows?: true
}

/** A retention rule that empties a text column. The retention page does not count these rows (see `follows`). */
export const emptied = (table: string, text: string, past: string): RetentionRule => ({
  table,
  day: '$1',
  past: `t.${text} <> '' and ${past}`,
  set: { [text]: `''` },
  follows: true,
})
