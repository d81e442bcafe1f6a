/** The day in Belgium of a column with a moment. */
export const dayOf = (moment: string): string => `cast(${moment} at time zone 'Europe/Brussels' as date)`

/**
 * What goes of one table. In `past` the row is `t`, $1 the first day that is kept and $2 the moment at which it began; `set` writes over the
 * columns that tell too much, and without it the whole row goes.
 */
export type RetentionRule = {
  readonly table: string
  readonly past: string
  readonly set?: Readonly<Record<string, string>>
  /** An insert of what stands in its place, made of the rows of `chosen` with their `spot`. */
  readonly instead?: string
  /** The day that it belongs to, for the office: how old is the oldest. */
  readonly day: string
  /** Whose it is: that person's own acts wait meanwhile. */
  readonly person?: string
  /** Goes along with what the office is told of, and is not counted apart. */
  readonly follows?: true
}
