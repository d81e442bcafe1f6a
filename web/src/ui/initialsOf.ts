const letterOf = (word: string | undefined) => word?.match(/\p{L}/u)?.[0] ?? ''

/** The initials of a name, such as 'AV' for Annelies Vandenbroucke and 'FE' for Fatima El Amrani. */
export function initialsOf(name: string): string {
  const [first, second] = name.trim().split(/\s+/)
  return `${letterOf(first)}${letterOf(second)}`.toUpperCase()
}
