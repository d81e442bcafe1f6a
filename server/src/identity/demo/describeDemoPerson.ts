import type { DemoPersonFacts } from './demoPeopleStore.ts'

type Described = Pick<DemoPersonFacts, 'kind' | 'roles' | 'contracts'>

/** The role of a person in the demo, as the text of a badge. */
export function labelOf({ kind, roles }: Described): string {
  if (roles.includes('ROLE_ADMIN')) return roles.includes('ROLE_USER') ? 'Medewerker + HR' : 'HR'
  return kind === 'independent' ? 'Zelfstandige' : 'Medewerker'
}

/** A short description of what a person can see in the demo. */
export function describeDemoPerson(person: Described): string {
  const customers = [...new Set(person.contracts.map(({ customerName }) => customerName))]
  return [labelOf(person), ...(customers.length > 0 ? [customers.join(', ')] : [])].join(' · ')
}
