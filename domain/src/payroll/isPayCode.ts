const FORM = /^[A-Z0-9]{4}$/

/** A pay code has four characters: capital letters or digits (rule payroll-3). */
export const isPayCode = (text: string): boolean => FORM.test(text)
