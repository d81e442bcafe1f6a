/** The URL of the screen on which the session ended. It is kept only in this tab, and only for the same person. */
type Place = { readonly address: string; readonly userId: number | null }

const KEY = 'uurwerk.return'

export function rememberPlace(place: Place): void {
  sessionStorage.setItem(KEY, JSON.stringify(place))
}

/** The URL is returned only once, so that a later sign-in starts on the first screen (rule screens-10). */
export function takePlaceOf(userId: number): string | null {
  const place = placeIn(sessionStorage.getItem(KEY))
  sessionStorage.removeItem(KEY)
  return place !== null && (place.userId === null || place.userId === userId) ? place.address : null
}

/** Session storage can contain any text. A URL on another site is refused: it could be a fake of the app. */
export function placeIn(text: string | null): Place | null {
  try {
    const { address, userId } = Object(JSON.parse(text ?? 'null')) as Partial<Place>
    if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return null
    return { address, userId: typeof userId === 'number' ? userId : null }
  } catch {
    return null
  }
}
