/** What the sign-in page has to say: why one is out, or why one did not get in. Survives a reload, ends with the tab. */
export type SignInNotice = { readonly tone: 'error' | 'info'; readonly text: string }

const KEY = 'uurwerk.signInNotice'

export function keepSignInNotice(notice: SignInNotice): void {
  sessionStorage.setItem(KEY, JSON.stringify(notice))
}

export function forgetSignInNotice(): void {
  sessionStorage.removeItem(KEY)
}

export function signInNotice(): SignInNotice | null {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? null : (JSON.parse(kept) as SignInNotice)
}
