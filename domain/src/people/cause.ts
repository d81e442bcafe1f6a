export const causeCodes = [
  'absence_booked',
  'absence_edited',
  'absence_removed',
  'replaced',
  'sickness_converted',
  'shift_converted',
  'sickness_for_shift',
  'shift_planned',
  'shift_moved',
  'shift_added',
  'shift_edited',
  'shift_removed',
  'shifts_removed',
  'shift_change_undone',
  'shift_removal_undone',
  'employment_begun',
  'employment_start_moved',
  'employment_resumed',
  'employment_ended',
  'kind_changed',
  'opening_month_changed',
  'contract_shortened',
  'contract_start_moved',
  'holiday_added',
  'holiday_removed',
  'prolonged_sickness',
  'prolonged_sickness_removed',
  'statutory',
  'opening_balance',
  'hr_balance_kept',
  'new_year',
  'brought_back',
  'pay_code_changed',
  'by_hand',
  'expired',
] as const

export type CauseCode = (typeof causeCodes)[number]

export type Cause = {
  readonly code: CauseCode
  /**
   * A day, a year, the name of a public holiday, or a period `start/end`. In a period, the start or the end can be
   * empty.
   */
  readonly detail?: string | null
}

/** The causes of a change that reveal a sickness. They are kept as long as data about sickness (rule retention-13). */
export const causesOfSickness: readonly CauseCode[] = [
  'sickness_converted',
  'shift_converted',
  'sickness_for_shift',
  'prolonged_sickness',
  'prolonged_sickness_removed',
]
