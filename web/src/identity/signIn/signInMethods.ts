export type SignInMethods = {
  readonly google: boolean
  readonly apple: boolean
  readonly administratorMissing: boolean
}

/**
 * Reads from the page which sign-in providers the server offers, and whether the company has an administrator (rule
 * screens-13). During development the page does not contain these facts, so all buttons are shown.
 */
export function signInMethodsIn(text: string | null): SignInMethods {
  if (text === null || text.startsWith('__')) return { google: true, apple: true, administratorMissing: false }
  const words = text.split(' ')
  return {
    google: words.includes('google'),
    apple: words.includes('apple'),
    administratorMissing: words.includes('no-administrator'),
  }
}

export const signInMethods = (): SignInMethods =>
  signInMethodsIn(document.querySelector('meta[name="sign-in"]')?.getAttribute('content') ?? null)
