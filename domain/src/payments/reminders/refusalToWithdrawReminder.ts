type WithdrawReminderRefusal = { readonly code: 'reminder_followed' }

/** A later reminder was sent, and its term counts from this letter (rule payments-36). */
export const refusalToWithdrawReminder = (isFollowed: boolean): WithdrawReminderRefusal | null =>
  isFollowed ? { code: 'reminder_followed' } : null
