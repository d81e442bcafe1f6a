/** Where someone was when the session ended. Kept per tab, and only for the same person. */
type Place = { readonly address: string; readonly userId: number | null }

const KEY = 'uurwerk.return'

export function rememberPlace(place: Place): void {
  sessionStorage.setItem(KEY, JSON.stringify(place))
}

export function forgetPlace(): void {
  sessionStorage.removeItem(KEY)
}

/** Once: a later sign-in starts at the beginning. */
export function takePlaceOf(userId: number): string | null {
  const place = placeIn(sessionStorage.getItem(KEY))
  forgetPlace()
  return place !== null && (place.userId === null || place.userId === userId) ? place.address : null
}

/** Storage may hold anything; an address on another site would be a way to lead people astray. */
export function placeIn(text: string | null): Place | null {
  try {
    const { address, userId } = Object(JSON.parse(text ?? 'null')) as Partial<Place>
    if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return null
    return { address, userId: typeof userId === 'number' ? userId : null }
  } catch {
    return null
  }
}
