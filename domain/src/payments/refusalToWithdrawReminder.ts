type WithdrawReminderRefusal = { readonly code: 'reminder_followed' }

/** HR cannot withdraw a reminder on paper when a later reminder counts from it (rule payments-36). */
export const refusalToWithdrawReminder = (isFollowed: boolean): WithdrawReminderRefusal | null =>
  isFollowed ? { code: 'reminder_followed' } : null
