/** The states of a mail, as the answers of the API have them. */
export const mailStatuses = ['queued', 'sent', 'failed', 'unclear'] as const
