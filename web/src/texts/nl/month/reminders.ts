import { formatCount } from '@uurwerk/domain/money/formatCount'
import { listed } from '../listed.ts'

export const reminders = {
  question: (count: number) =>
    count === 1 ? 'Wil je een herinnering mailen?' : `Wil je ${formatCount(count)} herinneringen mailen?`,
  effect: (count: number, month: string) =>
    `${count === 1 ? '1 medewerker krijgt' : `${formatCount(count)} medewerkers krijgen`} een mail met de vraag om ${month} te bevestigen. Wie intussen bevestigt, krijgt er geen.`,
  confirm: 'Mail versturen',
  sent: (names: readonly string[]) => `Herinnering onderweg naar ${listed(names)}.`,
  skipped: (names: readonly string[], reason: string) => `Geen mail aan ${listed(names)}. ${reason}`,
}
