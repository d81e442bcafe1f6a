/** Why a role can no longer change a contract month; it is also the code of the refusal. */
export type MonthFreeze = 'month_frozen' | 'month_invoiced'
