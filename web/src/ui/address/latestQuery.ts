type Place = { readonly pathname: string; readonly search: string }

type State = { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } }

/**
 * The newest query string of a screen. While a navigation within the screen is not finished, it is the query string of
 * that navigation. Otherwise it is the query string of the URL.
 */
export function latestQuery({ location, navigation: { location: next } }: State): URLSearchParams {
  return new URLSearchParams((next?.pathname === location.pathname ? next : location).search)
}
