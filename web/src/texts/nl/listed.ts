/** Writes a list with at most three names, such as 'Ilse Van Poucke, Dries Baeyens en nog 3'. */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${first} en nog ${names.length - 3}` : first
}
