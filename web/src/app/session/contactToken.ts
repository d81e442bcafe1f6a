const NAME = 'uurwerk.contact'

/** The session token of a contact in this browser. It is separate from the session token of an employee. */
export const contactToken = (): string | null => localStorage.getItem(NAME)

export const keepContactToken = (token: string): void => localStorage.setItem(NAME, token)

export const forgetContactToken = (): void => localStorage.removeItem(NAME)
