export const moveShift = {
  title: 'Shift verplaatsen',
  to: 'Naar welke dag?',
  choose: 'Kies een dag',
  noDay: 'Kies eerst een dag.',
  copyIn: (month: string) => `${month} (als kopie)`,
  notPossible: (day: string) => `${day} – niet mogelijk`,
  moves: 'De shift krijgt de uren van het shift type op die dag.',
  copies: (day: string) => `Een shift blijft in zijn maand: die van ${day} blijft staan, en er komt een kopie bij.`,
  confirm: 'Verplaats de shift',
  confirmCopy: 'Plan een kopie',
}
