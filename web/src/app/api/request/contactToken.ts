const NAME = 'uurwerk.contact'

/** The session token of a contact in this browser. It is separate from the session token of an employee. */
export const contactToken = (): string | null => localStorage.getItem(NAME)

export const keepContactToken = (token: string): void => localStorage.setItem(NAME, token)

export const forgetContactToken = (): void => localStorage.removeItem(NAME)

/**
 * Calls a function after another tab of this browser signs a contact in or out, until the returned function is called
 * (rule contact-5).
 */
export function whenContactChanges(then: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) then()
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
