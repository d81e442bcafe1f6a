const KEY = 'uurwerk.signIns'

export const signIns = (): number => Number(localStorage.getItem(KEY) ?? 0)

export const countSignIn = (): void => localStorage.setItem(KEY, String(signIns() + 1))
