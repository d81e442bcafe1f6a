/**
 * True until HR has undone the whole imported opening balance of ledger entry `e`. Granted and used days are compared
 * separately, because their sum can be zero without an undo (rule import-45).
 */
export const openingNotUndoneSql = `
  exists (
    select from counter_entries o
    where o.person_id = e.person_id and o.year = e.year and o.counter_type = e.counter_type and o.cause = 'opening_balance'
    group by o.kind
    having sum(o.half_days) <> 0)`
