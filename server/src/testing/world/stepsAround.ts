import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalOf } from '../call.ts'
import type { TestApp } from '../startTestApp.ts'
import { givenColleague, type AnnaAtWork, type Colleague } from './annaAtWork.ts'
import { givenConfirmed } from './people/leave.ts'

export const DAY = '2026-11-26'
export const yearMonth = toYearMonth('2026-11')

/**
 * The refusal that an earlier answer gave for an action (null when the action was possible), and the refusal of the
 * server when the test then sends the call of this action.
 */
export type Answers = readonly [
  action: { readonly code: string } | null,
  onServer: Awaited<ReturnType<typeof refusalOf>>,
]
export const NOTHING: Answers = [null, null]

/**
 * The steps that a random test does between the steps of a swap or an open shift. They can decide what people may do
 * next.
 */
export const STEPS_AROUND = ['absent', 'plan', 'confirm', 'late'] as const

/**
 * Returns two functions for a random test about the day `DAY`: one creates a colleague of Anna, and one does a step of
 * `STEPS_AROUND`.
 */
export function stepsAround(app: TestApp) {
  /** The ids of the contracts whose month is confirmed. */
  const confirmed = new Set<number>()

  const colleague = ({ customerId }: AnnaAtWork) =>
    givenColleague(app, { firstName: 'Bert', lastName: 'Aerts', customerId })

  async function stepAround(
    world: AnnaAtWork,
    worker: Colleague,
    step: (typeof STEPS_AROUND)[number],
  ): Promise<Answers> {
    const { id: userId, contractId } = worker
    if (step === 'absent')
      await refusalOf(world.hr.call, bookAbsenceFor, {
        params: { userId, yearMonth },
        body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
      })
    if (step === 'plan')
      await refusalOf(worker.call, planShift, {
        params: { contractId, yearMonth },
        body: { startDate: DAY, shiftId: world.night },
      })
    if (step === 'confirm' && !confirmed.has(contractId)) {
      await givenConfirmed(app.db, { contractId, month: yearMonth })
      confirmed.add(contractId)
    }
    if (step === 'late') app.clock.set('2026-11-25T12:00:00Z')
    return NOTHING
  }
  return { colleague, stepAround }
}
