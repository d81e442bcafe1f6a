import { listed } from '../listed.ts'

export const reminders = {
  sent: (names: readonly string[]) => `Herinnering onderweg naar ${listed(names)}.`,
  skipped: (names: readonly string[], reason: string) => `Geen mail aan ${listed(names)}. ${reason}`,
}
