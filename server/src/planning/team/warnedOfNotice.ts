import type { TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { isShortNotice, NOTICE_PERIOD_DAYS, shortTerms } from '@uurwerk/domain/planning/team/shortNotice'
import { addDays } from '@uurwerk/domain/time/day'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import type { CommandContext } from '../../app/context.ts'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'
import type { ContractToPlan } from './contractsToPlanStore.ts'
import type { Judged } from './judged.ts'

/** Adds the warning to each operation that changes the planning of a part-time employee too late (rule team-17). */
export async function warnedOfNotice(
  { tx, today }: CommandContext,
  asked: readonly (readonly [TeamOperation, ContractToPlan])[],
  results: readonly Judged[],
): Promise<readonly Judged[]> {
  const [extra, { scheduleNoticeDays: noticeDays }] = await Promise.all([
    listExtraHolidays(tx, { from: today, until: addDays(today, NOTICE_PERIOD_DAYS) }),
    readPlanningSettings(tx),
  ])
  const isShortTerm = shortTerms({ isHoliday: (day) => holidayOn(day, extra) !== null, noticeDays })
  return results.map((result, place) => {
    const pair = asked[place]
    if ('refusal' in result || pair === undefined) return result
    const [{ day }, { kind, partTime }] = pair
    const partTimeRecords = partTime.map(({ percentage, period }) => ({ percentage: basisPoints(percentage), period }))
    if (!isShortNotice({ today, day, kind, partTimeRecords, isShortTerm })) return result
    const { warning } = warningText([{ code: 'short_notice', days: [day], noticeDays }], 'hr')
    return {
      done: { ...result.done, warning: [result.done.warning, warning].filter((each) => each !== null).join(' ') },
    }
  })
}
