import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

/** The settings of the company that the planning uses. */
export type PlanningSettings = {
  /** How many hours before its start an employee can no longer give a claimed shift back (rule needs-14). */
  readonly claimFreeHours: number
  /** True when employees see the planning of their colleagues (rule team-25). */
  readonly teamVisible: boolean
  /** How many days in advance the office wants to know the availability; 0 when the office does not ask for this. */
  readonly availabilityDeadlineDays: number
  /** The number of working days before a day on which a part-time employee must know the roster (rule team-17). */
  readonly scheduleNoticeDays: number
  /** The hour in Brussels at which the daily messages about the planning are sent (rules needs-16, notices-6). */
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
