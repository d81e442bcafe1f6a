import type { PersonRow } from '../queries.ts'

type Employment = Pick<PersonRow, 'employmentEndDate'>

/** True for an active person. A person with a last working day is not active, also when that day is in the future. */
export const isActive = ({ employmentEndDate }: Employment): boolean => employmentEndDate === null

export const PEOPLE_FILTERS = {
  active: isActive,
  inactive: (person) => !isActive(person),
  all: () => true,
} as const satisfies Record<string, (person: Employment) => boolean>

export type PeopleFilter = keyof typeof PEOPLE_FILTERS

/** The names of the filters of the list of people (rule people-59). */
export const peopleFilters = Object.keys(PEOPLE_FILTERS) as readonly PeopleFilter[]
