import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CounterType } from '../counterType.ts'
import type { HalfDays } from '../halfDays.ts'
import type { NewYearEntry, NewYearFacts } from './newYearFacts.ts'
import { newYearOf } from './newYearOf.ts'
import { transferable } from './newYearTransfer.ts'
import { halfDays as half } from '../halfDays.ts'
import { always, anna } from './annasYear.testing.ts'

describe('a random series of new-year runs', () => {
  const amount = fc.integer({ min: 0, max: 12 })
  const sometimes = fc.option(amount)

  /** The facts of a person after the ledger entries of a new-year run are written. */
  function after(facts: NewYearFacts, entries: readonly NewYearEntry[], statutory: HalfDays): NewYearFacts {
    const oldYear: Record<string, HalfDays> = { ...facts.oldYear }
    const movedOut: Record<string, HalfDays> = { ...facts.movedOut }
    const newYear: Record<string, { granted: HalfDays; left: HalfDays }> = { ...facts.newYear }
    for (const { year, counter, amount: moved } of entries) {
      if (year === facts.year) {
        const { granted, left } = newYear[counter] ?? { granted: half(0), left: half(0) }
        newYear[counter] = { granted: half(granted + moved), left: half(left + moved) }
      } else {
        oldYear[counter] = half((oldYear[counter] ?? 0) + moved)
        movedOut[counter] = half((movedOut[counter] ?? 0) - moved)
      }
    }
    return { ...facts, oldYear, movedOut, newYear, statutoryBefore: statutory }
  }

  const take = (left: HalfDays | undefined, wanted: number): HalfDays => half((left ?? 0) - Math.min(left ?? 0, wanted))

  test('a repeated new-year run changes nothing, and random runs never lose a day', () => {
    fc.assert(
      fc.property(
        fc.record({ recup: fc.integer({ min: -4, max: 8 }), extra: amount, statutory: amount, older: amount }),
        fc.array(
          fc.record({
            late: fc.integer({ min: -4, max: 4 }),
            used: amount,
            transfer: sometimes,
            percentage: fc.constantFrom(50, 80, 100),
          }),
          { maxLength: 6 },
        ),
        (begin, acts) => {
          let facts: NewYearFacts = {
            ...anna,
            oldYear: {
              RECUPERATION_HOLIDAY: half(begin.recup),
              EXTRA_VACATION_CURRENT_YEAR: half(begin.extra),
              STATUTORY_VACATION: half(begin.statutory),
              TRANSFER_HOLIDAY_PREVIOUS_YEAR: half(begin.older),
            },
          }
          for (const { late, used, transfer, percentage } of acts) {
            const most = transferable(facts)
            facts = {
              ...facts,
              partTimeRecords: [always(percentage)],
              transfer: transfer === null ? null : half(Math.min(transfer, most)),
              oldYear: {
                ...facts.oldYear,
                RECUPERATION_HOLIDAY: half((facts.oldYear.RECUPERATION_HOLIDAY ?? 0) + late),
              },
            }
            const { entries, statutory } = newYearOf(facts)
            expect(totalOf(entries, () => true)).toBe(
              totalOf(entries, ({ counter, year }) => counter === 'STATUTORY_VACATION' && year === facts.year),
            )
            facts = after(facts, entries, statutory)
            for (const counter of Object.values(facts.newYear)) expect(counter.left).toBeGreaterThanOrEqual(0)
            for (const [type, left] of Object.entries(facts.oldYear))
              if (type !== 'RECUPERATION_HOLIDAY') expect(left).toBeGreaterThanOrEqual(0)
            expect(facts.oldYear.RECUPERATION_HOLIDAY).toBeLessThanOrEqual(0)
            const again = newYearOf(facts)
            expect(again.entries).toEqual([])
            const newYear = Object.fromEntries(
              Object.entries(facts.newYear).map(([type, { granted, left }]) => [
                type,
                { granted, left: take(left, used) },
              ]),
            ) as Partial<Record<CounterType, { granted: HalfDays; left: HalfDays }>>
            facts = { ...facts, newYear }
          }
        },
      ),
    )
  })

  const totalOf = (entries: readonly NewYearEntry[], which: (entry: NewYearEntry) => boolean): number =>
    entries.filter(which).reduce((sum, { amount: moved }) => sum + moved, 0)
})
