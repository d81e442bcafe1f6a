import { formatCount } from '@uurwerk/domain/money/formatCount'
export const absences = {
  monthFailed: (month: string) => `De afwezigheden van ${month} konden niet geladen worden.`,
  addVacation: 'Voeg vakantie toe',
  addEducation: 'Voeg Vlaams opleidingsverlof toe',
  addRecup: 'Voeg recup toe',
  fullDay: 'Volledige dag',
  halfDay: 'Halve dag',
  recupHoliday: 'Feestdag',
  daysLeft: (days: string, isOne: boolean) => `nog ${days} ${isOne ? 'dag' : 'dagen'}`,
  hoursLeft: (hours: string) => `nog ${hours} uur`,
  recupLeft: (hours: string, holidays: string, isOneHoliday: boolean) =>
    `nog ${hours} uur en ${holidays} ${isOneHoliday ? 'feestdag' : 'feestdagen'}`,
  byCounter: (counters: readonly string[]) => `Wordt in deze volgorde opgenomen: ${counters.join(', ')}.`,
  skipsFreeDays: (workdays: number) =>
    workdays === 1
      ? 'In deze reeks ligt één werkdag; weekends en feestdagen worden overgeslagen.'
      : `In deze reeks liggen ${workdays} werkdagen; weekends en feestdagen worden overgeslagen.`,
  remove: 'Verwijder afwezigheid',
  removeQuestion: 'Wilt u volgende afwezigheid verwijderen?',
  /** The title of an absence whose kind the browser does not know without a network. */
  unknownKind: 'Afwezig',
  unknownKindShort: 'Afw.',
  short: {
    VACATION: 'Vak',
    SICK_LEAVE: 'Ziek',
    SICK_LEAVE_NO_CERTIFICATE: 'Ziek',
    RECUPERATION: 'Recup',
    RECUPERATION_HOLIDAY: 'Feestd.',
    EXCUSED_ABSENCE: 'Verlet',
    PERSONAL_LEAVE: 'Familie',
    EDUCATIONAL_LEAVE: 'Opleid.',
    UNPAID_LEAVE: 'Onbet.',
    DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'Ziek',
  },
  onlyHrRestores: 'Enkel HR kan dit opnieuw ingeven.',
  booked: (title: string, days: string) => `${title} geboekt op ${days}.`,
  removed: (count: number) =>
    count === 1 ? 'Afwezigheid verwijderd.' : `${formatCount(count)} afwezigheden verwijderd.`,
  removedRecupHolidays: ([first = '', ...others]: readonly string[]) =>
    others.length === 0
      ? `Onvoldoende recup feestdag beschikbaar. De ingeplande recup feestdag op ${first} werd verwijderd.`
      : `Onvoldoende recup feestdagen beschikbaar. De ingeplande recup feestdagen op ${[first, ...others].join(', ')} werden verwijderd.`,
}
