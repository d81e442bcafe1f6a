import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'

export type PersonOfTeam = {
  readonly person: TeamPlanning['people'][number]
  readonly contracts: TeamPlanning['contracts']
  readonly shifts: TeamPlanning['shifts']
  readonly absences: TeamPlanning['absences']
  readonly availability: TeamPlanning['availability']
}

type ListOfPerson = 'contracts' | 'shifts' | 'absences' | 'availability'

/** The planning is grouped by person, so that the browser can replace the rows of one person. */
export type Team = Omit<TeamPlanning, 'people' | ListOfPerson> & { readonly people: readonly PersonOfTeam[] }

export function byPerson(answer: TeamPlanning): Team {
  const { people, contracts, shifts, absences, availability, ...team } = answer
  const empty = (person: PersonOfTeam['person']) => ({
    person,
    contracts: [] as TeamPlanning['contracts'],
    shifts: [] as TeamPlanning['shifts'],
    absences: [] as TeamPlanning['absences'],
    availability: [] as TeamPlanning['availability'],
  })
  const parts = people.map(empty)
  const partOf = new Map(parts.map((part) => [part.person.id, part]))
  const partOfContract = new Map<number, PersonOfTeam>()
  for (const contract of contracts) {
    const part = partOf.get(contract.personId)
    if (part === undefined) continue
    part.contracts.push(contract)
    partOfContract.set(contract.id, part)
  }
  for (const shift of shifts) partOfContract.get(shift[2])?.shifts.push(shift)
  for (const absence of absences) partOf.get(absence[0])?.absences.push(absence)
  for (const mark of availability) partOf.get(mark[0])?.availability.push(mark)
  return { ...team, people: parts }
}
