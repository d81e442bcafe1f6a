/**
 * SQL condition that is true while an imported opening balance applies to the counter of ledger entry `e`: HR has not
 * undone all of it. Granted days and used days are compared separately, because their sum is the days left (rule
 * import-45).
 */
export const openingStandsSql = `
  exists (
    select from counter_entries o
    where o.person_id = e.person_id and o.year = e.year and o.counter_type = e.counter_type and o.cause = 'opening_balance'
    group by o.kind
    having sum(o.half_days) <> 0)`
