import { texts } from '../texts/texts.ts'

type Answer = { readonly status: number; readonly statusText: string }

// The phrase that HTTP itself has for it tells a Dutch reader nothing.
const STANDARD_PHRASE = 'Already Reported'

/** What a successful write has to say in the blue banner (employee specification, 8), or null. */
export function noticeOf({ status, statusText }: Answer, body: unknown): string | null {
  const { warning, emailAddress } = Object(body) as { warning?: unknown; emailAddress?: unknown }
  if (typeof warning === 'string' && warning !== '') return warning
  if (status === 201 && typeof emailAddress === 'string') return texts.api.emailKept(emailAddress)
  if (status === 208) return statusText === '' || statusText === STANDARD_PHRASE ? texts.api.alreadyKnown : statusText
  return null
}
