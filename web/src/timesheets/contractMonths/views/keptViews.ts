/** A saved view: a filter, a search and a sort order of the list that HR saved under a name. */
export type View = {
  readonly name: string
  /** The URL parameters of the view, as a query string. */
  readonly query: string
}

/** The URL parameters that belong to a view. The month is not one of them, because HR can use a view in every month. */
const OF_A_VIEW = ['show', 'with', 'internal', 'q', 'sort'] as const

export function queryOfView(address: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of OF_A_VIEW) {
    const value = address.get(name)
    if (value !== null && value !== '') query.set(name, value)
  }
  return query.toString()
}

/** The URL parameters after HR chose a saved view. Parameters that do not belong to a view stay the same. */
export function withView(address: URLSearchParams, { query }: View): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of OF_A_VIEW) next.delete(name)
  for (const [name, value] of new URLSearchParams(query)) next.set(name, value)
  return next
}

/** Adds a saved view and sorts the views by name. The new view replaces a view with the same name. */
export const added = (views: readonly View[], view: View): readonly View[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((one, other) =>
    one.name.localeCompare(other.name, 'nl'),
  )

/** When the stored text is invalid, the result is empty, because another version of the app may have written it. */
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
