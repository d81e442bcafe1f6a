import type { PersonRow } from '../queries.ts'

type Employment = Pick<PersonRow, 'employmentEndDate'>

/** Whoever has an end date has stopped, also while that day is still to come (master-data specification, 4). */
export const isActive = ({ employmentEndDate }: Employment): boolean => employmentEndDate === null

export const PEOPLE_FILTERS = {
  active: isActive,
  inactive: (person) => !isActive(person),
  all: () => true,
} as const satisfies Record<string, (person: Employment) => boolean>

export type PeopleFilter = keyof typeof PEOPLE_FILTERS

/** See rule people-59. */
export const peopleFilters = Object.keys(PEOPLE_FILTERS) as readonly PeopleFilter[]
