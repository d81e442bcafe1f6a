import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

export type PlanningSettings = {
  /** An employee who got an open shift can give it back until this number of hours before its start (rule needs-14). */
  readonly claimFreeHours: number
  /** True when employees see the planning of their colleagues (rule team-55). */
  readonly teamVisible: boolean
  /** How many days in advance employees should enter their availability; 0 when nobody asks for this. */
  readonly availabilityDeadlineDays: number
  /**
   * When HR changes the shifts of a part-time employee less than this number of working days in advance, HR gets a
   * warning (rule team-17).
   */
  readonly scheduleNoticeDays: number
  /** The hour in Brussels of the daily messages about the planning (rules needs-16, notices-6). */
  readonly digestHour: number
}

const planningSettings = prepared<PlanningSettings, []>(
  'settings of the planning',
  `select claim_free_hours as "claimFreeHours", team_visible as "teamVisible",
     availability_deadline_days as "availabilityDeadlineDays", schedule_notice_days as "scheduleNoticeDays",
     digest_hour as "digestHour"
   from company_settings`,
)

export async function readPlanningSettings(db: Database): Promise<PlanningSettings> {
  const [row] = await planningSettings(db, [])
  if (row === undefined) throw new Error('the database has no settings of the company')
  return row
}
