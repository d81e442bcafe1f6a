/** SQL of the day in Belgium of a column with a moment. */
export const dayOf = (moment: string): string => `cast(${moment} at time zone 'Europe/Brussels' as date)`

/**
 * The expired rows of one table, and what happens to them. In `past` the row is `t`, $1 is the first day that is kept
 * and $2 the moment at which that day began. `set` overwrites columns; without `set` the row is deleted.
 */
export type RetentionRule = {
  readonly table: string
  readonly past: string
  readonly set?: Readonly<Record<string, string>>
  /** An insert of the rows that replace the expired ones. It reads the expired rows from `chosen`, by their `spot`. */
  readonly instead?: string
  /** The day of a row, to show the office how old the oldest one is. */
  readonly day: string
  /** The person of the row. The rule locks this person, so that the person's own calls wait. */
  readonly person?: string
  /** True for rows that belong to another rule's rows: the office does not see them counted. */
  readonly follows?: true
}
