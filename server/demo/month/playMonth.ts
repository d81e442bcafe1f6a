import { addDays } from '@uurwerk/domain/time/day'
import { firstDayOf } from '@uurwerk/domain/time/yearMonth'
import { confirmOwn } from '../../src/timesheets/confirmation/confirmTimesheets.ts'
import { lockPlanning } from '../../src/timesheets/locking/lockMonths.ts'
import { book, correct, planAll, type Month } from '../acts.ts'
import { chance } from '../chance.ts'
import { planOfMonth, type MonthPlan } from './planOfMonth.ts'
import type { Deviation } from './shiftEdit.ts'
import type { Stage } from '../Stage.ts'

/** The last step that is done with a month in the demo. */
export type Progress = 'planned' | 'locked' | 'confirmed'

type Play = Month & { readonly until: Progress }

/**
 * Creates one month of a person. Its planning is made and locked before the month begins, its shifts are corrected
 * during the month, and it is confirmed after its end.
 */
export async function playMonth(stage: Stage, play: Play): Promise<void> {
  const { hired, yearMonth, until } = play
  const first = firstDayOf(yearMonth)
  const plan = planOfMonth(hired.member, yearMonth)
  await stage.act(hired.player, addDays(first, -6), 20, async (context) => {
    await planAll(context, play, plan.shifts)
    if (plan.vacation !== null) await book(context, play, plan.vacation, { category: 'VACATION', fullDay: true })
    if (plan.halfVacation !== null)
      await book(context, play, plan.halfVacation, { category: 'VACATION', fullDay: false })
    if (until !== 'planned') await lockPlanning(context, yearMonth)
  })
  if (plan.sick !== null && plan.sick <= stage.today) {
    await stage.act(play.company.hr, plan.sick, 8, (context) =>
      book(context, play, plan.sick!, { category: 'SICK_LEAVE', fullDay: true }),
    )
  }
  if (until !== 'confirmed') return
  await correctOne(stage, play, plan)
  const contractId = hired.contracts[0]!.id
  await stage.act(hired.player, addDays(first, 32), 7, (context) =>
    confirmOwn(context, { contractId, yearMonth, all: true }),
  )
}

const onTime = { beganLater: 0, endedLater: 0, callout: null, interrupted: false, remark: '' }
const deviations: readonly Deviation[] = [
  { ...onTime, endedLater: 60, remark: 'Langer gebleven voor overdracht spoed' },
  { ...onTime, endedLater: 30, callout: 'CALL_OUT_24' },
  { ...onTime, callout: 'CALL_OUT_48', remark: 'Ingesprongen' },
  { ...onTime, interrupted: true },
]

/** A month has at most one corrected shift. Sometimes HR makes the correction instead of the employee. */
async function correctOne(stage: Stage, play: Play, { shifts }: MonthPlan): Promise<void> {
  const { company, hired, yearMonth } = play
  const draw = (what: string): number => chance(hired.member.email, yearMonth, what)
  const pick = <T>(all: readonly T[], what: string): T | undefined => all[Math.floor(draw(what) * all.length)]
  const planned = pick([...shifts], 'type')
  if (planned === undefined || draw('correction') > 0.55) return
  const [shiftType, days] = planned
  const correction = { shiftType, day: pick(days, 'day')!, deviation: pick(deviations, 'deviation')! }
  const who = draw('by HR') < 0.2 ? company.hr : hired.player
  await stage.act(who, addDays(firstDayOf(yearMonth), 30), 17, (context) => correct(context, play, correction))
}
