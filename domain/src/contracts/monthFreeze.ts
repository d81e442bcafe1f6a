/**
 * The reasons why HR or an employee can no longer change a contract month. A reason is also the code of the refusal.
 */
export type MonthFreeze = 'month_frozen' | 'month_invoiced'
