/** The states of a mail in the answers of the API. */
export const mailStatuses = ['queued', 'sent', 'failed', 'unclear'] as const
