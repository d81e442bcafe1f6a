import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { listUnqualifiedShifts } from '../qualifications/unqualifiedShiftStore.ts'
import { readAvailabilityOfPerson } from '../availability/availabilityByPerson.ts'
import { judgedShift } from '../openShifts/judgedShift.ts'
import { shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../shifts/shiftFactsStore.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { readContractAt, type SwapRow, type SwapShiftRow } from './swapStore.ts'

/** The two people of a swap. `toPersonId` is null while nobody has accepted an open offer. */
export type SwapParties = Pick<SwapRow, 'personId' | 'toPersonId' | 'other'> & { readonly shift: SwapShiftRow }
type NamedParties = SwapParties & Pick<SwapRow, 'name' | 'toName'>

/** The shifts that one person gives and gets in a swap. */
type SwapSide = {
  readonly personId: number
  readonly gives: SwapShiftRow | null
  readonly gets: SwapShiftRow | null
}

type JudgedGain = { readonly refusal: RefusalOf | null; readonly warnings: readonly string[] }
export type JudgedSide = JudgedGain & { readonly personId: number; readonly name: string }

type Input = { readonly today: Day; readonly reader: ActingAs }

/** The sides of a swap. While nobody has accepted an open offer, there is only the side of the giving person. */
export const sidesOf = ({ personId, toPersonId, shift, other }: SwapParties): SwapSide[] => [
  { personId, gives: shift, gets: other },
  ...(toPersonId === null ? [] : [{ personId: toPersonId, gives: other, gets: shift }]),
]

/** Applies the planning rules to both people of a swap. The commands and the lists use the same result. */
export async function judgeSides(tx: Tx, parties: NamedParties, input: Input): Promise<JudgedSide[]> {
  const judged: JudgedSide[] = []
  for (const side of sidesOf(parties)) {
    const name = side.personId === parties.personId ? parties.name : (parties.toName ?? '')
    judged.push({ ...(await judgeSide(tx, side, input)), personId: side.personId, name })
  }
  return judged
}

/**
 * The reason why the planning rules refuse a swap for one of its people. An employee reads only a reason that is about
 * the employee, because the reason about a colleague can be an absence (rule swaps-3).
 */
export function refusalOfSides(
  sides: readonly JudgedSide[],
  reader: 'hr' | { readonly personId: number },
): RefusalOf | null {
  for (const { refusal, personId, name } of sides) {
    if (refusal === null) continue
    if (reader === 'hr') return { code: 'swap_not_possible', name, why: ` ${sentenceForHr(refusal)}` }
    return personId === reader.personId ? refusal : { code: 'swap_not_possible', name, why: '' }
  }
  return null
}

/**
 * The rules check both changes of a person together: the given shift is removed, then the other shift is added (rule
 * swaps-2). The person must hold the qualification of the shift that the person gets (rule swaps-8).
 */
async function judgeSide(tx: Tx, side: SwapSide, input: Input): Promise<JudgedGain> {
  try {
    if (side.gives !== null) await assertMayGive(tx, side.gives, input)
    return side.gets === null ? { refusal: null, warnings: [] } : await judgedGain(tx, side, side.gets, input)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { refusal: error.refusal, warnings: [] }
  }
}

async function assertMayGive(tx: Tx, shift: SwapShiftRow, { today }: Input): Promise<void> {
  const table = { ...shift, yearMonth: monthOf(shift.day), actingAs: 'employee', today } as const
  const facts = orNotFound(await readShiftFacts(tx, table))
  assertAllowed(refusalToRemovePlannedShift(shiftFactsOf(facts, table), shift))
}

async function judgedGain(tx: Tx, side: SwapSide, gets: SwapShiftRow, { today, reader }: Input): Promise<JudgedGain> {
  const { personId, gives } = side
  const contractId = await readContractAt(tx, { ...gets, personId })
  if (contractId === null) throw new RefusalError({ code: 'swap_no_contract' })
  const table = { contractId, personId, yearMonth: monthOf(gets.day), actingAs: 'employee', today } as const
  const shiftTypeId = gets.shiftTypeId ?? 0
  const [row, type, availability, [lacking]] = await Promise.all([
    readShiftFacts(tx, table),
    readShiftTypeToUse(tx, { personId, shiftTypeId }),
    readAvailabilityOfPerson(tx, personId, { from: gets.day, to: gets.day }),
    listUnqualifiedShifts(tx, personId, [{ shiftTypeId, day: gets.day }]),
  ])
  const facts = orNotFound(row)
  const times = shiftTimesOf(gets.day, usableShiftType(type, facts).times)
  if (lacking !== undefined) throw new RefusalError({ code: 'qualification_missing', ...lacking })
  const without = { ...facts, shifts: facts.shifts.filter(({ id }) => id !== gives?.id) }
  return judgedShift(without, { rules: shiftFactsOf(without, table), times, reader, availability })
}

/** The new working time warnings of both people, with their names. */
export const warningsOf = (sides: readonly JudgedSide[]): string[] =>
  sides.flatMap(({ name, warnings }) => warnings.map((warning) => `${name}: ${warning}`))

/** Prolonged sickness and a day of absence have the same sentence, which does not contain the kind of absence. */
export const sentenceForHr = (refusal: RefusalOf): string =>
  refusal.code === 'on_prolonged_sick_leave' || refusal.code === 'absence_on_shift_day'
    ? 'Afwezig op deze dag.'
    : sentenceOf(refusal, 'office')
