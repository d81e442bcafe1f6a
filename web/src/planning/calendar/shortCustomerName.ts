const KIND_IN_CAPITALS = /^\p{Lu}{2,4}\s+/u
const CAMPUS = /^campus\s+/i

/** A short name of a customer for a small cell: 'AZ Klaverveld – campus Lindehof' becomes 'Lindehof'. */
export function shortCustomerName(name: string): string {
  const part = name.split(' – ').at(-1) ?? name
  return part.replace(KIND_IN_CAPITALS, '').replace(CAMPUS, '')
}
