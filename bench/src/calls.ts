import type { Call } from './work.ts'

// The session token of a person. The SQL file that fills the company creates a session for each person.
export const tokenOf = (personId: number): string => `bench-session-of-person-${personId}`
export const hr = tokenOf(1)

export const get = (token: string, path: string): Call => ({ method: 'GET', path, token })

export const invoicing = (
  { personId, contractId }: { readonly personId: number; readonly contractId: number },
  yearMonthString: string,
): Call => ({
  method: 'POST',
  path: '/api/administration/invoice/fromTimesheet',
  token: hr,
  body: { contractId, userId: personId, yearMonthString },
})

export const downloading = (invoiceId: number): Call => get(hr, `/api/administration/invoice/${invoiceId}/download`)
