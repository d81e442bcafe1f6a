type Place = { readonly pathname: string; readonly search: string }

type State = { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } }

/**
 * The newest query of this screen. When the router has not finished a navigation within this screen, it is the query of
 * that navigation. Otherwise it is the query of the address.
 */
export function latestQuery({ location, navigation: { location: next } }: State): URLSearchParams {
  return new URLSearchParams((next?.pathname === location.pathname ? next : location).search)
}
