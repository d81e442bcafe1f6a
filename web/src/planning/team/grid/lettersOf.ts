type Named = { readonly id: number; readonly customerId: number; readonly name: string; readonly usable: boolean }

/** A type gets the first free letter of its name, or of the alphabet; none when nobody can plan it (rule team-8). */
export function lettersOf(types: readonly Named[]): ReadonlyMap<number, string> {
  const letters = new Map<number, string>()
  for (const ofCustomer of Map.groupBy(types, ({ customerId }) => customerId).values()) {
    const taken = new Set<string>(RESERVED)
    for (const { id, name, usable } of ofCustomer) {
      const letter = usable ? [...lettersIn(name), ...ALPHABET].find((candidate) => !taken.has(candidate)) : undefined
      if (letter === undefined) continue
      taken.add(letter)
      letters.set(id, letter)
    }
  }
  return letters
}

/**
 * The letter keys that have another function: A books an absence, O opens the form for an open shift, and W lists the
 * people who can work.
 */
const RESERVED = ['A', 'O', 'W']

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const lettersIn = (name: string): string[] =>
  [...name.normalize('NFD').toLocaleUpperCase('nl-BE')].filter((letter) => ALPHABET.includes(letter))
