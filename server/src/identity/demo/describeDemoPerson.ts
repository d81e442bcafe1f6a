import type { DemoPersonFacts } from './demoPeopleStore.ts'

type Described = Pick<DemoPersonFacts, 'kind' | 'roles' | 'contracts'>

/** Who this is in the demo, in the word of its badge. */
export function labelOf({ kind, roles }: Described): string {
  if (roles.includes('ROLE_ADMIN')) return roles.includes('ROLE_USER') ? 'Medewerker + HR' : 'HR'
  return kind === 'independent' ? 'Zelfstandige' : 'Medewerker'
}

/** What one gets to see as this person, in a few words. */
export function describeDemoPerson(person: Described): string {
  const customers = [...new Set(person.contracts.map(({ customerName }) => customerName))]
  return [labelOf(person), ...(customers.length > 0 ? [customers.join(', ')] : [])].join(' · ')
}
