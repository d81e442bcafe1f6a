const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A first name and a last name, derived from the e-mail address. The names are used until HR enters the real name. */
export function nameFromEmail(email: string): { readonly firstName: string; readonly lastName: string } {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(capitalised)
  const [firstName = 'Admin', ...rest] = words
  return { firstName, lastName: rest.join(' ') || 'Admin' }
}
