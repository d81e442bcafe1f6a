import * as texts from '../../../texts/texts.ts'

type Answer = { readonly status: number; readonly statusText: string }

// The standard phrase of HTTP status 208. It is English, so the banner shows a Dutch sentence instead.
const STANDARD_PHRASE = 'Already Reported'

/** The text in a successful answer for the blue banner; null when there is no text (rule screens-23). */
export function noticeOf({ status, statusText }: Answer, body: unknown): string | null {
  const { warning, emailAddress } = Object(body) as { warning?: unknown; emailAddress?: unknown }
  if (typeof warning === 'string' && warning !== '') return warning
  if (status === 201 && typeof emailAddress === 'string') return texts.api.emailKept(emailAddress)
  if (status === 208) return statusText === '' || statusText === STANDARD_PHRASE ? texts.api.alreadyKnown : statusText
  return null
}
