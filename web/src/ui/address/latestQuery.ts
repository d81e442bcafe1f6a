type Place = { readonly pathname: string; readonly search: string }

type State = { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } }

/** While a navigation within the screen is not finished, the query of that navigation; otherwise of the URL. */
export function latestQuery({ location, navigation: { location: next } }: State): URLSearchParams {
  return new URLSearchParams((next?.pathname === location.pathname ? next : location).search)
}
