const FORM = /^[A-Z0-9]{4}$/

/** Four capitals or digits (administrators' specification, 5). */
export const isPayCode = (text: string): boolean => FORM.test(text)
