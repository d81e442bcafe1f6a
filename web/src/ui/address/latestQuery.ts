type Place = { readonly pathname: string; readonly search: string }

type State = { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } }

/** The query of a navigation within the screen that is not finished, or else the query of the URL. */
export function latestQuery({ location, navigation: { location: next } }: State): URLSearchParams {
  return new URLSearchParams((next?.pathname === location.pathname ? next : location).search)
}
