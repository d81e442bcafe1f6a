import { isDay, type Day } from '@uurwerk/domain/time/day'
import type { ReminderSettings } from '../queries.ts'

export type SettingsForm = Omit<ReminderSettings, 'version' | 'rates' | '_links'> & {
  readonly rates: readonly { readonly key: string; readonly from: Day | null; readonly percentage: number | null }[]
}

/** The stored settings of payment reminders as values of the form. */
export const settingsForm = ({
  firstDays,
  secondDays,
  thirdDays,
  addsClaims,
  attachesInvoices,
  consumerConditions,
  rates,
}: ReminderSettings): SettingsForm => ({
  firstDays,
  secondDays,
  thirdDays,
  addsClaims,
  attachesInvoices,
  consumerConditions,
  rates: rates.map(({ from, percentage }) => ({ key: from, from: isDay(from) ? from : null, percentage })),
})
