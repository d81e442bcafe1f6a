/** The names of changes that wait in the browser until there is a network. */
export const outbox = {
  tooOld: 'Deze wijziging is te oud om nog te versturen. Geef ze opnieuw in.',
  plan: (type: string, days: string) => `${type} op ${days}`,
  edit: (type: string, day: string) => `Shift wordt ${type} op ${day}`,
  remove: (type: string, day: string) => `${type} op ${day} verwijderen`,
  book: (title: string, days: string) => `${title} op ${days}`,
  removeAbsence: (day: string) => `Afwezigheid op ${day} verwijderen`,
  worked: (day: string, start: string, end: string) => `Gewerkt op ${day}: ${start}–${end}`,
  removeWorked: (day: string) => `Gewerkte shift op ${day} verwijderen`,
}

/** The texts of the list of changes that wait in the browser until there is a network. */
export const waitingActs = {
  waiting: (count: number) => (count === 1 ? '1 wijziging wacht' : `${count} wijzigingen wachten`),
  refused: (count: number) => (count === 1 ? '1 wijziging niet verwerkt' : `${count} wijzigingen niet verwerkt`),
  show: 'Toon',
  title: 'Wat nog niet verstuurd is',
  waitingTitle: 'Wordt verstuurd',
  waitingText: 'Uurwerk verstuurt deze wijzigingen in deze volgorde, zodra er netwerk is.',
  refusedTitle: 'Niet verwerkt',
  isSent: 'Wordt verstuurd',
  isHeld: 'Wacht op een wijziging die niet verwerkt is',
  drop: 'Niet versturen',
  mine: 'Mijn versie',
  leave: 'Laat zo',
  yourVersion: (title: string) => `Jouw versie: ${title}`,
  storedVersion: (now: string, changedBy: string | null) =>
    changedBy === null ? `Nu: ${now}` : `Nu: ${now} (gewijzigd door ${changedBy})`,
}

export const signOut = {
  question: 'Uitloggen met wijzigingen die nog niet verstuurd zijn?',
  text: (count: number) =>
    `${count === 1 ? 'Er wacht nog 1 wijziging.' : `Er wachten nog ${count} wijzigingen.`} Ze blijven op dit toestel en worden verstuurd als je je hier opnieuw aanmeldt.`,
}
