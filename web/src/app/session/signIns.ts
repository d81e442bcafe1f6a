const KEY = 'uurwerk.signIns'

/** A counter of the sign-ins in this browser. */
export const signIns = (): number => Number(localStorage.getItem(KEY) ?? 0)

export const countSignIn = (): void => localStorage.setItem(KEY, String(signIns() + 1))
