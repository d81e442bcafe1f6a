/** The message says why the session ended or a sign-in was refused. It is kept for this tab, also after a reload. */
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
