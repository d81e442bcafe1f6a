export const confirmedMonth = {
  question: 'Een bevestigde maand wijzigen?',
  changeAnyway: 'Toch wijzigen',
}
