import type { OwnTeam } from '@uurwerk/contract/planning/team/ownTeam'
import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../../texts/texts.ts'

export type ColleagueDay = {
  readonly day: Day
  readonly shifts: OwnTeam['shifts']
  readonly isAway: boolean
}

export type Colleague = {
  readonly id: number
  readonly name: string
  readonly isSelf: boolean
  readonly days: readonly ColleagueDay[]
}

export type CustomerTeam = { readonly id: number; readonly name: string; readonly colleagues: readonly Colleague[] }

/**
 * The team of each customer, with the days of each person. The employee who reads the page comes first in each team.
 */
export function teamOfCustomers(team: OwnTeam, days: readonly Day[], ownId: number): readonly CustomerTeam[] {
  const shifts = Map.groupBy(team.shifts, ({ customerId, personId, day }) => `${customerId} ${personId} ${day}`)
  const away = new Set(team.away.map(([id, day]) => `${id} ${day}`))
  const people = team.people.toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId))
  return team.customers.map((customer) => ({
    ...customer,
    colleagues: people
      .filter(({ customerIds }) => customerIds.includes(customer.id))
      .map(({ id, firstName, lastName }) => {
        const name = `${firstName} ${lastName}`
        return {
          id,
          name: id === ownId ? texts.ownTeam.you(name) : name,
          isSelf: id === ownId,
          days: days.map((day) => ({
            day,
            shifts: shifts.get(`${customer.id} ${id} ${day}`) ?? [],
            isAway: away.has(`${id} ${day}`),
          })),
        }
      }),
  }))
}
