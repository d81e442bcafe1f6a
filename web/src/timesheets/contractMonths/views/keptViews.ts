/** A saved view: a filter, a search and a sort order of the list that HR saved under a name. */
export type View = {
  readonly name: string
  /** The parameters of the view in the address, as a query string. */
  readonly query: string
}

/**
 * The parameters of the address that belong to a view. The month is not one of them, because a view can be used in
 * every month.
 */
const OF_A_VIEW = ['show', 'with', 'internal', 'q', 'sort'] as const

/** The part of the address that a saved view contains. */
export function queryOfView(address: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of OF_A_VIEW) {
    const value = address.get(name)
    if (value !== null && value !== '') query.set(name, value)
  }
  return query.toString()
}

/** The address with this saved view. All other parameters of the address stay. */
export function withView(address: URLSearchParams, { query }: View): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of OF_A_VIEW) next.delete(name)
  for (const [name, value] of new URLSearchParams(query)) next.set(name, value)
  return next
}

/** The saved views sorted by name, with the new view. A view with the same name is replaced by the new view. */
export const added = (views: readonly View[], view: View): readonly View[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((one, other) =>
    one.name.localeCompare(other.name, 'nl'),
  )

/**
 * Reads the saved views from the browser. When the text cannot be read, there are no views. Another version of the app
 * may have written the text.
 */
export function readViews(text: string | null): readonly View[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string'
