import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'

const kinds: Readonly<Record<AbsenceCategory, string>> = {
  VACATION: 'Vakantie',
  SICK_LEAVE: 'Ziek',
  SICK_LEAVE_NO_CERTIFICATE: 'Ziek zonder attest',
  RECUPERATION: 'Recup',
  RECUPERATION_HOLIDAY: 'Feestdag recup',
  EXCUSED_ABSENCE: 'Klein verlet',
  PERSONAL_LEAVE: 'Familiaal verlof',
  EDUCATIONAL_LEAVE: 'Vlaams Opleidingsverlof',
  UNPAID_LEAVE: 'Onbetaald verlof',
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'Ziekte voor langdurige zieken',
}

export const personMonth = {
  removedApproval: 'Shift verwijderd. De goedkeuring van de maand vervalt.',
  title: 'Overzicht shiften',
  crumb: 'Shiften',
  titleOf: (name: string) => `Overzicht shiften ${name}`,
  failed: 'De shiften van deze maand konden niet geladen worden.',
  addShift: 'Shift toevoegen',
  addAbsence: 'Afwezigheid toevoegen',
  save: 'Wijzigingen opslaan',
  shownCustomer: 'Toon klant',
  allCustomers: 'Alle klanten',
  kind: 'Type',
  chooseKind: 'Kies een type',
  kinds,
  counter: 'Teller',
  anyCounter: 'In de gewone volgorde',
  length: 'Duur',
  chooseLength: 'Kies een duur',
  contracts: 'Contracten van deze maand',
  noContracts: 'Er loopt geen contract in deze maand.',
  frozen: (customer: string, why: string) => `${customer}: ${why}`,
  confirmedAlready:
    'De timesheet is al bevestigd. Wat je hier wijzigt, staat als wijziging van HR bij de maand; een goedkeuring vervalt.',
  signedAlready:
    'De timesheet is al bevestigd, en de klant heeft deze uren ondertekend. Wat je hier wijzigt, staat als wijziging van HR bij de maand; een goedkeuring en de handtekening vervallen.',
  editOfContract: (customer: string) => `Shiften bij ${customer} aanpassen`,
}
