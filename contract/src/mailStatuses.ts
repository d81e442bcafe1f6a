/** The states of a mail in the answers of the API (rule mail-10). */
export const mailStatuses = ['queued', 'sent', 'failed', 'unclear'] as const
