/** Why a contract month takes no more changes from somebody; it is the code of the refusal as well. */
export type MonthFreeze = 'month_frozen' | 'month_invoiced'
