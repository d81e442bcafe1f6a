const NAME = 'uurwerk.contact'

/** The session token of a contact in this browser. It is apart from the session of an employee. */
export const contactToken = (): string | null => localStorage.getItem(NAME)

export const keepContactToken = (token: string): void => localStorage.setItem(NAME, token)

export const forgetContactToken = (): void => localStorage.removeItem(NAME)
