import { formatCount } from '@uurwerk/domain/money/formatCount'
export const workingTime = {
  title: 'Let op',
  hint: 'Dit houdt niets tegen: je kan plannen en bevestigen zoals het staat.',
  more: (count: number) => (count === 1 ? 'Toon nog 1 melding' : `Toon nog ${formatCount(count)} meldingen`),
  fewer: 'Toon minder',
  onDay: (sentences: readonly string[]) => `let op: ${sentences.join(' ')}`,
  mark: 'Let op: rust of werktijd',
}
