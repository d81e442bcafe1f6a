/** What stood in a form when the server ended the session. Kept per tab, and only for the same person. */
type Draft = { readonly form: string; readonly userId: number; readonly values: unknown }

const KEY = 'uurwerk.draft'

export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft))
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY)
}

/** Whoever signs in next in this tab may be somebody else. */
export function forgetDraftOfOthers(userId: number): void {
  if (draftIn(sessionStorage.getItem(KEY))?.userId !== userId) forgetDraft()
}

export function draftFor(form: string): unknown {
  const draft = draftIn(sessionStorage.getItem(KEY))
  return draft?.form === form ? draft.values : null
}

/** Storage may hold anything. */
export function draftIn(text: string | null): Draft | null {
  try {
    const { form, userId, values } = Object(JSON.parse(text ?? 'null')) as Partial<Draft>
    if (typeof form !== 'string' || typeof userId !== 'number' || Object(values) !== values) return null
    return { form, userId, values }
  } catch {
    return null
  }
}
