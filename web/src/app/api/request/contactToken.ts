const NAME = 'uurwerk.contact'

/**
 * The session token of a customer's contact person in this browser. It is separate from the session token of an
 * employee.
 */
export const contactToken = (): string | null => localStorage.getItem(NAME)

export const keepContactToken = (token: string): void => localStorage.setItem(NAME, token)

export const forgetContactToken = (): void => localStorage.removeItem(NAME)

/**
 * Calls a function each time another tab of this browser signs a contact person in or out. Returns a function that
 * stops these calls (rule contact-5).
 */
export function whenContactChanges(then: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) then()
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
