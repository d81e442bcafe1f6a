type WithdrawReminderRefusal = { readonly code: 'reminder_followed' }

/**
 * A letter cannot be withdrawn after a later reminder was sent, because the term of that reminder counts from the
 * letter (rule payments-36).
 */
export const refusalToWithdrawReminder = (isFollowed: boolean): WithdrawReminderRefusal | null =>
  isFollowed ? { code: 'reminder_followed' } : null
