import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { selectLacking } from '../qualifications/lackingStore.ts'
import { readSaid } from '../availability/saidByPerson.ts'
import { judgedShift } from '../openShifts/judgedShift.ts'
import { shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../shifts/shiftFactsStore.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { readContractAt, type SwapShiftRow } from './swapStore.ts'

/** The shifts that one person gives and gets in a swap. */
export type SwapSide = {
  readonly personId: number
  readonly gives: SwapShiftRow | null
  readonly gets: SwapShiftRow | null
}

export type JudgedSide = { readonly refusal: RefusalOf | null; readonly warnings: readonly string[] }

type Asked = { readonly today: Day; readonly reader: ActingAs }

/**
 * Applies the rules of the employee's calendar to one side of a swap. The rules check both changes of the person
 * together: first the given shift is removed, then the other shift is added (rule swaps-2). The person must hold the
 * qualification of the shift that the person gets (rule swaps-8).
 */
export async function judgeSide(tx: Tx, side: SwapSide, asked: Asked): Promise<JudgedSide> {
  try {
    if (side.gives !== null) await assertMayGive(tx, side.gives, asked)
    return side.gets === null ? { refusal: null, warnings: [] } : await judgedGain(tx, side, side.gets, asked)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { refusal: error.refusal, warnings: [] }
  }
}

async function assertMayGive(tx: Tx, shift: SwapShiftRow, { today }: Asked): Promise<void> {
  const table = { ...shift, yearMonth: monthOf(shift.day), actingAs: 'employee', today } as const
  const facts = orNotFound(await readShiftFacts(tx, table))
  assertAllowed(refusalToRemovePlannedShift(shiftFactsOf(facts, table), shift))
}

async function judgedGain(tx: Tx, side: SwapSide, gets: SwapShiftRow, { today, reader }: Asked): Promise<JudgedSide> {
  const { personId, gives } = side
  const contractId = await readContractAt(tx, { ...gets, personId })
  if (contractId === null) throw new RefusalError({ code: 'swap_no_contract' })
  const table = { contractId, personId, yearMonth: monthOf(gets.day), actingAs: 'employee', today } as const
  const shiftTypeId = gets.shiftTypeId ?? 0
  const [row, type, said, [lacking]] = await Promise.all([
    readShiftFacts(tx, table),
    readShiftTypeToUse(tx, { personId, shiftTypeId }),
    readSaid(tx, personId, { from: gets.day, to: gets.day }),
    selectLacking(tx, personId, [{ shiftTypeId, day: gets.day }]),
  ])
  const facts = orNotFound(row)
  const times = shiftTimesOf(gets.day, usableShiftType(type, facts).times)
  if (lacking !== undefined) throw new RefusalError({ code: 'qualification_missing', ...lacking })
  const without = { ...facts, shifts: facts.shifts.filter(({ id }) => id !== gives?.id) }
  return judgedShift(without, { rules: shiftFactsOf(without, table), times, reader, said })
}

/**
 * The reason for HR why a person cannot take part. A prolonged sickness and a day of absence have the same sentence.
 */
export const sentenceForHr = (refusal: RefusalOf): string =>
  refusal.code === 'on_prolonged_sick_leave' || refusal.code === 'absence_on_shift_day'
    ? 'Afwezig op deze dag.'
    : sentenceOf(refusal, 'office')
