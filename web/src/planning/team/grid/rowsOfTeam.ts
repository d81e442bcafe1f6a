import { eachDay } from '@uurwerk/domain/time/day'
import type { PersonOfTeam, Team } from '../fresh/peopleOfTeam.ts'
import { rowOf, typesOf, type TeamRow, type TeamShiftType } from './teamRows.ts'

type TeamRows = { readonly types: readonly TeamShiftType[]; readonly rows: readonly TeamRow[] }

const rowsOf = new WeakMap<Team, TeamRows>()
const typesOfAnswer = new WeakMap<Team['shiftTypes'], readonly TeamShiftType[]>()
// Each row is made once and then kept. All rows of an answer have the same period and shift types, so a kept row never
// changes.
const rowOfPerson = new WeakMap<PersonOfTeam, TeamRow>()

/** Makes the rows once for each answer. The rows of people who were not read again stay the same objects. */
export function rowsOfTeam(team: Team): TeamRows {
  const known = rowsOf.get(team)
  if (known !== undefined) return known
  const days = eachDay(team.from, team.to)
  const types = typesOfAnswer.get(team.shiftTypes) ?? typesOf(team)
  typesOfAnswer.set(team.shiftTypes, types)
  const names = {
    types: new Map(types.map((type) => [type.id, type])),
    customers: new Map(team.customers.map((customer) => [customer.id, customer])),
  }
  const rows = team.people.map((person) => {
    const row = rowOfPerson.get(person) ?? rowOf(person, days, names)
    rowOfPerson.set(person, row)
    return row
  })
  rowsOf.set(team, { types, rows })
  return { types, rows }
}
