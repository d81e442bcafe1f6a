type Check<Day, R> = readonly [applies: (day: Day) => boolean, refusal: (days: readonly Day[]) => R]

/** Each refusal lists its days. A day is listed only at the first check that refuses it. */
export function refusalsOfDays<Day, R>(days: readonly Day[], checks: readonly Check<Day, R>[]): R[] {
  const refusals: R[] = []
  let open = days
  for (const [applies, refusal] of checks) {
    const refused = open.filter(applies)
    if (refused.length > 0) refusals.push(refusal(refused))
    open = open.filter((day) => !refused.includes(day))
  }
  return refusals
}
