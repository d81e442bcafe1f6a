const KIND_IN_CAPITALS = /^\p{Lu}{2,4}\s+/u
const CAMPUS = /^campus\s+/i

/** The short name of a customer for a small cell, such as 'Lindehof' for 'AZ Klaverveld – campus Lindehof'. */
export function shortCustomerName(name: string): string {
  const part = name.split(' – ').at(-1) ?? name
  return part.replace(KIND_IN_CAPITALS, '').replace(CAMPUS, '')
}
