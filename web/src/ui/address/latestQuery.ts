type Place = { readonly pathname: string; readonly search: string }

type State = { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } }

/**
 * The newest query of the screen: the query of a navigation within the screen that is still running, or else the query
 * of the URL.
 */
export function latestQuery({ location, navigation: { location: next } }: State): URLSearchParams {
  return new URLSearchParams((next?.pathname === location.pathname ? next : location).search)
}
