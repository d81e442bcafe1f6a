const NAME = 'uurwerk.contact'

/** The session token of a contact person. It is separate from the session token of an employee. */
export const contactToken = (): string | null => localStorage.getItem(NAME)

export const keepContactToken = (token: string): void => localStorage.setItem(NAME, token)

export const forgetContactToken = (): void => localStorage.removeItem(NAME)

/** Calls a function when another tab signs a contact person in or out (rule contact-38). Returns a stop function. */
export function whenContactChanges(then: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) then()
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
