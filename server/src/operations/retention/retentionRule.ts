/** SQL that converts a moment in a column to the day in Belgium. */
export const dayOf = (moment: string): string => `cast(${moment} at time zone 'Europe/Brussels' as date)`

/**
 * Selects the expired rows of one table and tells what happens to them. In the condition `past`, the row is `t`, $1 is
 * the first day that is kept, and $2 is the moment at which that day began. `set` overwrites columns. Without `set`,
 * the row is deleted.
 */
export type RetentionRule = {
  readonly table: string
  readonly past: string
  readonly set?: Readonly<Record<string, string>>
  /**
   * An SQL insert that writes the replacements for expired rows. It finds the expired rows in `chosen`, by the column
   * `spot`.
   */
  readonly instead?: string
  /** The day of a row. The office sees the day of the oldest expired row. */
  readonly day: string
  /** The person to whom the row belongs. The rule locks this person, so that calls of this person wait. */
  readonly person?: string
  /** True when the rows belong to rows of another rule. The office does not see a count of such rows. */
  readonly follows?: true
}
