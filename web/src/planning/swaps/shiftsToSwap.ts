import { isSwappable } from '@uurwerk/domain/planning/swaps/refusalToSwap'
import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../../texts/texts.ts'
import type { Team } from '../team/fresh/peopleOfTeam.ts'

type Asked = { readonly day: Day; readonly customerId: number | null }

/** The shifts of a customer on a day that HR can swap: with a shift type, and not adjusted (rules swaps-1, swaps-9). */
export function shiftsToSwap({ people, shiftTypes }: Team, { day, customerId }: Asked) {
  const typeOf = new Map(shiftTypes.map((type) => [type.id, type]))
  return people.flatMap(({ person, contracts, shifts }) => {
    const there = new Set(contracts.filter((contract) => contract.customerId === customerId).map(({ id }) => id))
    return shifts.flatMap(([id, , contractId, startDay, shiftTypeId, start, end, adjusted]) => {
      const type = typeOf.get(shiftTypeId ?? 0)
      if (type === undefined || !isSwappable({ adjusted, shiftTypeId }) || startDay !== day || !there.has(contractId))
        return []
      return [
        { value: id, label: texts.swaps.shiftOf(`${person.firstName} ${person.lastName}`, type.name, start, end) },
      ]
    })
  })
}
