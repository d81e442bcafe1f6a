/** The values of a form when the server ended the session, kept in one tab for the same person (rule screens-33). */
export type Draft = {
  readonly form: string
  readonly userId: number
  readonly values: Readonly<Record<string, unknown>>
  /** True when the user had changed a field that drafts never contain. */
  readonly isPartial: boolean
}

const KEY = 'uurwerk.drafts'

export function keepDrafts(drafts: readonly Draft[]): void {
  if (drafts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(drafts))
}

/** Removes the drafts of other people. In this tab, another person may sign in next. */
export function forgetDraftsOfOthers(userId: number): void {
  const own = keptDrafts().filter((draft) => draft.userId === userId)
  sessionStorage.removeItem(KEY)
  keepDrafts(own)
}

export const draftOf = (form: string): Draft | null => keptDrafts().find((each) => each.form === form) ?? null

export function forgetDraft(form: string): void {
  const others = keptDrafts().filter((each) => each.form !== form)
  sessionStorage.removeItem(KEY)
  keepDrafts(others)
}

const keptDrafts = (): readonly Draft[] => draftsIn(sessionStorage.getItem(KEY))

/** The names of the forms that have a draft, so that a screen can open them after a sign-in. */
export const draftNames = (): readonly string[] => keptDrafts().map(({ form }) => form)

/** Session storage can contain any text: other scripts of this origin and older versions of the app write to it. */
export function draftsIn(text: string | null): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDraft) : []
  } catch {
    return []
  }
}

function isDraft(kept: unknown): kept is Draft {
  const { form, userId, values, isPartial } = Object(kept) as Partial<Draft>
  return (
    typeof form === 'string' &&
    typeof userId === 'number' &&
    Object(values) === values &&
    typeof isPartial === 'boolean'
  )
}
