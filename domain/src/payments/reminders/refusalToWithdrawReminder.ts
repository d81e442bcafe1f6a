type WithdrawReminderRefusal = { readonly code: 'reminder_followed' }

/** Refused when a later reminder was sent, because its term counts from this letter (rule payments-36). */
export const refusalToWithdrawReminder = (isFollowed: boolean): WithdrawReminderRefusal | null =>
  isFollowed ? { code: 'reminder_followed' } : null
