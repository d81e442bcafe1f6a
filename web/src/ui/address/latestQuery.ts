type Place = { readonly pathname: string; readonly search: string }

type State = { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } }

/**
 * The newest query string of a screen. When the router has not finished a navigation within the screen, it is the query
 * string of that navigation. Otherwise it is the query string of the address.
 */
export function latestQuery({ location, navigation: { location: next } }: State): URLSearchParams {
  return new URLSearchParams((next?.pathname === location.pathname ? next : location).search)
}
