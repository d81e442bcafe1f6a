/** SQL that converts a moment in a column to the day in Belgium. */
export const dayOf = (moment: string): string => `cast(${moment} at time zone 'Europe/Brussels' as date)`

/**
 * A retention rule: selects the expired rows of one table and says what happens to them. In the condition `past`, the
 * row is `t`, $1 is the first day that is kept, and $2 is the instant at which that day started. `set` overwrites
 * columns. Without `set`, the row is deleted.
 */
export type RetentionRule = {
  readonly table: string
  readonly past: string
  readonly set?: Readonly<Record<string, string>>
  /**
   * An SQL statement that inserts replacements for expired rows. The expired rows are in the table `chosen`, and the
   * column `spot` identifies each row.
   */
  readonly instead?: string
  /** SQL of the day of a row. The retention page shows the day of the oldest expired row. */
  readonly day: string
  /**
   * SQL of the person to whom the row belongs. The clean-up job locks this person, so that calls of this person wait.
   */
  readonly person?: string
  /**
   * True when the rows belong to rows of another retention rule. The retention page does not show the number of such
   * rows.
   */
  readonly follows?: true
}

/** A retention rule that empties the text of records that belong to the rows of another rule. */
export const emptied = (table: string, text: string, past: string): RetentionRule => ({
  table,
  day: '$1',
  past: `t.${text} <> '' and ${past}`,
  set: { [text]: `''` },
  follows: true,
})
