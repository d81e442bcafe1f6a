import { BONUS_TYPES, bonusLabel, type BonusType } from '@uurwerk/domain/customers/bonusType'
import type { PayCodeMeaning } from '@uurwerk/domain/payroll/payCodeMeaning'

/**
 * The kind of a stored value in the audit trail, which decides how the screen shows the value. Days, months, instants
 * and booleans are recognised by their form.
 */
export type FieldKind =
  | 'text'
  | 'euros'
  | 'cents'
  | 'seconds'
  | 'halfDays'
  | 'clock'
  | 'percentage'
  | 'basisPoints'
  /** A code that is shown as a Dutch word. */
  | 'code'
  | Reference

/** The id of a record that has a name. The screen shows the name instead of the id. */
export type Reference = 'person' | 'customer' | 'contract' | 'shift type' | 'accounting cost' | 'hr employer'

type RateField = readonly [name: string, kind: 'basisPoints']
const bonusFields = Object.fromEntries(
  BONUS_TYPES.map((type): [BonusType, RateField] => [type, [bonusLabel(type), 'basisPoints']]),
) as Record<BonusType, RateField>

/**
 * Every field of the audit trail, in the order on the screen. Each field has a Dutch name, and a kind that decides how
 * the screen shows its value.
 */
export const fieldsInWords = {
  id: ['Nummer', 'text'],
  version: ['Versie', 'code'],
  day: ['Dag', 'text'],
  days: ['Dagen', 'text'],
  date: ['Datum', 'text'],
  year: ['Jaar', 'text'],
  yearMonth: ['Maand', 'text'],
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
  rows: ['Rijen', 'text'],
  made: ['Nieuw', 'text'],
  unchanged: ['Ongewijzigd', 'text'],
  differing: ['Met andere gegevens', 'text'],

  shiftTypeId: ['Shifttype', 'shift type'],
  shiftTypeIds: ['Shifttypes', 'shift type'],
  weeks: ['Weken', 'text'],
  places: ['Plaatsen', 'text'],
  grants: ['Toekennen', 'code'],
  claimUntil: ['Aanvragen tot', 'text'],
  note: ['Nota', 'text'],
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
  transferCount: ['Aantal overdrachten', 'text'],
  seconds: ['Uren', 'seconds'],

  firstName: ['Voornaam', 'text'],
  lastName: ['Achternaam', 'text'],
  email: ['E-mailadres', 'text'],
  jobTitle: ['Functie', 'text'],
  maySign: ['Mag ondertekenen', 'text'],
  signedName: ['Ondertekend als', 'text'],
  agreed: ['Akkoord', 'text'],
  disputed: ['Betwist', 'text'],
  contentHash: ['Kenmerk van de lijnen', 'text'],
  kind: ['Statuut', 'code'],
  provider: ['Aanmelden met', 'code'],
  roles: ['Rollen', 'code'],
  sickDaySeconds: ['Uren van een ziektedag', 'seconds'],
  employeeNumber: ['Personeelsnummer', 'text'],
  hrEmployerId: ['Werkgever', 'hr employer'],
  employmentStart: ['In dienst vanaf', 'text'],
  employmentEnd: ['In dienst tot en met', 'text'],
  recupOpeningMonth: ['Recup: beginmaand', 'text'],
  movedIn: ['Eerste maand in Uurwerk', 'text'],
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
  copiedFrom: ['Overgenomen van', 'customer'],
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
  ...bonusFields,

  finish: ['Ook definitief maken', 'text'],
  send: ['Ook versturen', 'text'],
  items: ['Aantal', 'text'],
  from: ['Van', 'text'],
  to: ['Tot en met', 'text'],
  recipients: ['Verstuurd naar', 'text'],
  number: ['Nummer', 'text'],
  receiver: ['Ontvanger op Peppol', 'text'],
  delivery: ['Verzending', 'code'],
  creditNote: ['Creditnota', 'text'],
  financialSupervisorReference: ['Referentie van de leidinggevende', 'text'],
  contactMail: ['E-mail van de contactpersoon', 'text'],
  subject: ['Onderwerp', 'text'],
  disclaimer: ['Vermelding over btw', 'text'],
  invoiceDate: ['Factuurdatum', 'text'],
  VATPercentage: ['Btw', 'percentage'],
  vatRegime: ['Btw-regime', 'code'],
  privatePerson: ['Particulier', 'text'],
  vatId: ['Btw-nummer', 'text'],
  legacyVat: ['Oude tekst bij btw-nummer', 'text'],
  peppolId: ['Peppol-id', 'text'],
  documentLanguage: ['Taal van de factuur', 'text'],
  buyerReference: ['Vaste referentie van de klant', 'text'],
  embedTimesheet: ['Timesheet in de e-factuur', 'text'],
  purchaseOrder: ['Bestelbon', 'text'],
  projectReference: ['Project', 'text'],
  accountingReference: ['Boekhoudreferentie van de klant', 'text'],
  deliveryDate: ['Datum van de prestatie', 'text'],
  periodStart: ['Begin van de prestaties', 'text'],
  periodEnd: ['Einde van de prestaties', 'text'],
  defaultVatRegime: ['Btw-regime van het bedrijf', 'code'],
  concepts: ['Aangepaste concepten', 'text'],
  totalVATIncluded: ['Totaal inclusief btw', 'euros'],
  freeCosts: ['Vrije kosten', 'text'],
  amount: ['Aantal', 'text'],
  units: ['Eenheid', 'text'],
  cost: ['Prijs', 'euros'],
  accountingCost: ['Boekhoudkundige kost', 'text'],
  accountingCostId: ['Boekhoudkundige kost', 'accounting cost'],
  billingCode: ['Code', 'text'],

  fileName: ['Bestandsnaam', 'text'],
  paid: ['Betaald', 'cents'],
  surplus: ['Tegoed', 'text'],
  counterpartyName: ['Tegenpartij', 'text'],
  remember: ['Ook later', 'text'],
  confirmByMail: ['Herinnering om te bevestigen', 'text'],
  planByMail: ['Herinnering om te plannen', 'text'],
  reminderLevel: ['Stap van de herinnering', 'text'],
  firstDays: ['Eerste herinnering (dagen na de vervaldatum)', 'text'],
  secondDays: ['Tweede herinnering (dagen erna)', 'text'],
  thirdDays: ['Ingebrekestelling (dagen erna)', 'text'],
  addsClaims: ['Intrest en vergoeding aanrekenen', 'text'],
  consumerConditions: ['Schadebeding voor consumenten', 'text'],
  rates: ['Wettelijke intrest', 'text'],

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
  withCustomer: ['Met klant', 'text'],
  hrContactName: ['Contactpersoon van HR', 'text'],
  invoiceNumberFormat: ['Nummering van facturen', 'text'],
  creditNoteNumberFormat: ['Nummering van creditnota’s', 'text'],
  halfVacationNeedsRecuperation: ['Halve vakantiedag vraagt recuperatie', 'text'],
  offlineDays: ['Bewaren op het toestel (dagen)', 'text'],
  signInDaysAfterEmployment: ['Aanmelden na uitdiensttreding (dagen)', 'text'],
  payrollYears: ['Bewaartermijn loon en uren (jaren)', 'text'],
  sicknessYears: ['Bewaartermijn ziekte (jaren)', 'text'],
  invoiceYears: ['Bewaartermijn facturen (jaren)', 'text'],
  readingYears: ['Bewaartermijn inzage (jaren)', 'text'],
  mailYears: ['Bewaartermijn berichten (jaren)', 'text'],
  leavers: ['Oud-medewerkers zonder naam', 'text'],
  sickness: ['Ziektegegevens', 'text'],
  remarks: ['Opmerkingen en redenen', 'text'],
  payrollExports: ['Loonexports', 'text'],
  invoices: ['Facturen zonder naam en documenten', 'text'],
  contacts: ['Contactpersonen van oude klanten', 'text'],
  mails: ['Berichten', 'text'],
  batches: ['Facturen in reeks', 'text'],
  readings: ['Inzages in de historiek', 'text'],
  changes: ['Wijzigingen in de historiek', 'text'],

  reason: ['Reden', 'text'],
} as const satisfies Readonly<Record<string, readonly [name: string, kind: FieldKind]>>

/**
 * The fields that the audit trail may store. The compiler refuses a field without a Dutch name. A pay code is stored
 * under the name of its counter or absence type.
 */
export type AuditField = keyof typeof fieldsInWords | PayCodeMeaning

export const isWordedField = (name: string): name is keyof typeof fieldsInWords => Object.hasOwn(fieldsInWords, name)
