import type { PayCodeMeaning } from '@uurwerk/domain/payroll/payCodeMeaning'

/** How a kept value is to be read; days, months, moments, yes and no show themselves. */
export type FieldKind =
  | 'text'
  | 'euros'
  | 'cents'
  | 'seconds'
  | 'halfDays'
  | 'clock'
  | 'percentage'
  | 'basisPoints'
  /** A name of the code for one of a few things. */
  | 'code'
  | Reference

/** A number that stands for a thing with a name. */
export type Reference = 'person' | 'customer' | 'contract' | 'shift type' | 'accounting cost' | 'hr employer'

/** Each field that is ever written down: its name on the screens, and how its value is to be read. */
export const fieldsInWords = {
  id: ['Nummer', 'text'],
  version: ['Versie', 'text'],
  day: ['Dag', 'text'],
  days: ['Dagen', 'text'],
  date: ['Datum', 'text'],
  year: ['Jaar', 'text'],
  yearMonth: ['Maand', 'text'],
  reason: ['Reden', 'text'],
  name: ['Naam', 'text'],
  description: ['Omschrijving', 'text'],
  active: ['Actief', 'text'],
  archived: ['Gearchiveerd', 'text'],
  start: ['Begin', 'clock'],
  end: ['Einde', 'clock'],
  breakStart: ['Begin van de pauze', 'clock'],
  breakEnd: ['Einde van de pauze', 'clock'],
  color: ['Kleur', 'text'],
  size: ['Grootte', 'text'],

  shiftTypeId: ['Shifttype', 'shift type'],
  shiftTypeIds: ['Shifttypes', 'shift type'],
  callout: ['Oproep', 'code'],
  interrupted: ['Onderbroken dienst', 'text'],
  remark: ['Opmerking', 'text'],
  adjusted: ['Afwijkend van het shifttype', 'text'],
  category: ['Soort afwezigheid', 'code'],
  vacationCategory: ['Verlofteller', 'code'],
  fullDay: ['Volledige dag', 'text'],
  counter: ['Verlofteller', 'code'],
  payCode: ['Looncode', 'text'],
  contractId: ['Contract', 'contract'],
  contractIds: ['Contracten', 'contract'],
  contracts: ['Aantal contracten', 'text'],
  people: ['Medewerkers', 'person'],
  personId: ['Gebruiker', 'person'],
  peopleCount: ['Aantal medewerkers', 'text'],

  granted: ['Toegekend', 'halfDays'],
  left: ['Resterend', 'halfDays'],
  type: ['Teller', 'code'],
  approved: ['Goedgekeurd', 'text'],
  seconds: ['Uren', 'seconds'],

  firstName: ['Voornaam', 'text'],
  lastName: ['Achternaam', 'text'],
  email: ['E-mailadres', 'text'],
  kind: ['Statuut', 'code'],
  ended: ['Afgemelde toestellen', 'text'],
  provider: ['Aanmelden met', 'code'],
  roles: ['Rollen', 'code'],
  sickDaySeconds: ['Uren van een ziektedag', 'seconds'],
  employeeNumber: ['Personeelsnummer', 'text'],
  hrEmployerId: ['Werkgever', 'hr employer'],
  employmentStart: ['In dienst vanaf', 'text'],
  employmentEnd: ['In dienst tot en met', 'text'],
  recupOpeningMonth: ['Recup: beginmaand', 'text'],
  recupOpeningSeconds: ['Recup: beginsaldo', 'seconds'],
  partTimePercentage: ['Tewerkstellingspercentage', 'basisPoints'],
  partTimeHistory: ['Tewerkstelling', 'text'],
  percentage: ['Percentage', 'basisPoints'],
  prolongedSickLeave: ['Langdurige ziekte', 'text'],
  welcomedAt: ['Verwelkomd op', 'text'],
  takenAway: ['Weggenomen', 'text'],
  notGivenBack: ['Niet teruggegeven', 'text'],
  givenBack: ['Teruggegeven', 'text'],
  removedRecupHolidays: ['Teruggenomen recuperatie van feestdagen', 'text'],
  shifts: ['Shiften', 'text'],
  absences: ['Afwezigheden', 'text'],
  orders: ['Bestelbonnen', 'text'],
  months: ['Maanden', 'text'],
  payrollNumber: ['Aansluitingsnummer', 'text'],

  customerId: ['Klant', 'customer'],
  customerName: ['Klant', 'text'],
  reference: ['Referentie', 'text'],
  order: ['Bestelbon', 'text'],
  period: ['Periode', 'text'],
  rate: ['Uurtarief', 'cents'],
  internalReference: ['Interne referentie', 'text'],
  externalReference: ['Externe referentie', 'text'],

  abbreviation: ['Afkorting', 'text'],
  internal: ['Intern bedrijf', 'text'],
  parentId: ['Hoofdklant', 'customer'],
  supervisorName: ['Leidinggevende', 'text'],
  supervisorEmail: ['E-mail van de leidinggevende', 'text'],
  vat: ['Btw-nummer', 'text'],
  street: ['Straat', 'text'],
  houseNumber: ['Huisnummer', 'text'],
  postalCode: ['Postcode', 'text'],
  city: ['Gemeente', 'text'],
  country: ['Land', 'text'],
  organisationName: ['Naam van de organisatie', 'text'],
  addressee: ['Ter attentie van', 'text'],
  paymentTerm: ['Betalingstermijn (dagen)', 'text'],
  wantsConcatenatedDocuments: ['Factuur en timesheet in één document', 'text'],
  morning: ['Begin van de ochtend', 'clock'],
  evening: ['Begin van de avond', 'clock'],
  night: ['Begin van de nacht', 'clock'],
  emails: ['E-mailadressen', 'text'],
  confirmer: ['Bevestigd door', 'text'],
  address: ['Adres', 'text'],
  LATE: ['Premie laat', 'basisPoints'],
  NIGHT: ['Premie nacht', 'basisPoints'],
  SATURDAY: ['Premie zaterdag', 'basisPoints'],
  HOLIDAY: ['Premie zon- en feestdag', 'basisPoints'],
  INTERRUPTED: ['Premie onderbroken dienst', 'basisPoints'],
  CALLOUT24: ['Premie oproep binnen 24 uur', 'basisPoints'],
  CALLOUT48: ['Premie oproep binnen 48 uur', 'basisPoints'],

  finish: ['Ook definitief maken', 'text'],
  send: ['Ook versturen', 'text'],
  items: ['Aantal', 'text'],
  from: ['Van', 'text'],
  to: ['Tot en met', 'text'],
  recipients: ['Verstuurd naar', 'text'],
  number: ['Nummer', 'text'],
  creditNote: ['Creditnota', 'text'],
  financialSupervisorReference: ['Referentie van de leidinggevende', 'text'],
  contactMail: ['E-mail van de contactpersoon', 'text'],
  subject: ['Onderwerp', 'text'],
  disclaimer: ['Vermelding over btw', 'text'],
  invoiceDate: ['Factuurdatum', 'text'],
  VATPercentage: ['Btw', 'percentage'],
  totalVATIncluded: ['Totaal inclusief btw', 'euros'],
  freeCosts: ['Vrije kosten', 'text'],
  amount: ['Aantal', 'text'],
  units: ['Eenheid', 'text'],
  cost: ['Prijs', 'euros'],
  accountingCost: ['Boekhoudkundige kost', 'text'],
  accountingCostId: ['Boekhoudkundige kost', 'accounting cost'],
  billingCode: ['Code', 'text'],

  code: ['Code', 'text'],
  definition: ['Omschrijving', 'text'],
  editable: ['Aanpasbaar', 'text'],
  format: ['Bestand', 'text'],

  legalForm: ['Rechtsvorm', 'text'],
  vatNumber: ['Btw-nummer', 'text'],
  enterpriseNumber: ['Ondernemingsnummer', 'text'],
  court: ['Rechtbank', 'text'],
  iban: ['IBAN', 'text'],
  bic: ['BIC', 'text'],
  phone: ['Telefoon', 'text'],
  logoId: ['Logo', 'text'],
  endedSessions: ['Beëindigde sessies', 'text'],
  hrContactName: ['Contactpersoon van HR', 'text'],
  invoiceNumberFormat: ['Nummering van facturen', 'text'],
  creditNoteNumberFormat: ['Nummering van creditnota’s', 'text'],
  halfVacationNeedsRecuperation: ['Halve vakantiedag vraagt recuperatie', 'text'],
  signInDaysAfterEmployment: ['Aanmelden na uitdiensttreding (dagen)', 'text'],
} as const satisfies Readonly<Record<string, readonly [name: string, kind: FieldKind]>>

/** What the audit may keep; a field without words does not compile. A pay code is kept under what it stands for. */
export type AuditField = keyof typeof fieldsInWords | PayCodeMeaning

export const isWordedField = (name: string): name is keyof typeof fieldsInWords => Object.hasOwn(fieldsInWords, name)
