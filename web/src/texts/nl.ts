import { formatCount } from '@uurwerk/domain/money/formatCount'
import { contractMonth } from './nl/month/contractMonth.ts'
import { contractMonths } from './nl/month/contractMonths.ts'
import { invoicing } from './nl/office/invoicing.ts'

import { absenceOverview } from './nl/month/absenceOverview.ts'
import { absences } from './nl/month/absences.ts'
import { audit } from './nl/office/audit.ts'
import { balances } from './nl/month/balances.ts'
import { batches } from './nl/office/batches.ts'
import { confirmedEmails } from './nl/office/confirmedEmails.ts'
import { contracts } from './nl/office/contracts.ts'
import { customers } from './nl/office/customers.ts'
import { doctor } from './nl/office/doctor.ts'
import { guides } from './nl/guides.ts'
import { hourlyRates } from './nl/office/hourlyRates.ts'
import { hrStart } from './nl/office/hrStart.ts'
import { imports } from './nl/office/import.ts'
import { mailbox } from './nl/mailbox.ts'
import { newYear } from './nl/month/newYear.ts'
import { payroll } from './nl/office/payroll.ts'
import { paymentTexts } from './nl/office/payments.ts'
import { people } from './nl/people.ts'
import { personalData } from './nl/personalData.ts'
import { personMonth } from './nl/month/personMonth.ts'
import { personPlanning } from './nl/month/personPlanning.ts'
import { planning } from './nl/month/planning.ts'
import { profile } from './nl/profile.ts'
import { recup } from './nl/month/recup.ts'
import { sessions } from './nl/sessions.ts'
import { settings } from './nl/office/settings.ts'
import { shiftTypes } from './nl/shiftTypes.ts'
import { timesheets } from './nl/month/timesheets.ts'
import { vacation } from './nl/month/vacation.ts'
import { workingTime } from './nl/month/workingTime.ts'

/**
 * All texts of the screens, in the Dutch of Flanders, grouped by capability. The product's requirements prescribe some
 * texts, and those must not change. The sentences that explain refusals are in the contract's problem catalogue.
 */
export const nl = {
  app: {
    name: 'Uurwerk',
    title: (screen: string) => `${screen} · Uurwerk`,
    skipToContent: 'Naar de inhoud',
    demo: 'Demo',
  },

  api: {
    offline: 'Er is geen netwerk. Controleer je verbinding en probeer opnieuw.',
    timeout: 'De server antwoordde niet op tijd. Probeer het opnieuw.',
    unreachable: 'De server is niet bereikbaar. Probeer het over enkele ogenblikken opnieuw.',
    unforeseen: 'Er ging iets mis in dit scherm. Probeer het opnieuw.',
    unexplained: (status: number) => `De server kon dit niet doen (${status}). Probeer het opnieuw.`,
    errorNumber: (number: string) => `Foutnummer ${number}.`,
    emailKept: (address: string) => `Het e-mail adres is opgeslagen: ${address}`,
    alreadyKnown: 'Deze gegevens zijn al geregistreerd.',
  },

  session: {
    welcome: 'Welkom bij Uurwerk',
    promise: 'Plan je shiften, houd je verlof in het oog en bevestig je maand.',
    signIn: 'Aanmelden',
    signInWithGoogle: 'Aanmelden met Google',
    signInWithApple: 'Aanmelden met Apple',
    noProvider: 'Aanmelden is hier nog niet ingesteld: op de server ontbreken GOOGLE_* of APPLE_*.',
    noAdministrator:
      'Er is nog geen admin, dus niemand kan zich aanmelden. Voer op de server uit: bin/admin add <e-mail> <google|apple>',
    otherPerson: 'Verdergaan als iemand anders?',
    goOnAsQuestion: (current: string, next: string) => `Je bent aangemeld als ${current}. Verdergaan als ${next}?`,
    goOnAsHint: (current: string, next: string) =>
      `Heb je je niet zelf aangemeld als ${next}? Blijf dan aangemeld als ${current}.`,
    goOnAs: (next: string) => `Verdergaan als ${next}`,
    stayAs: (current: string) => `Aangemeld blijven als ${current}`,
    endedByServer: 'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.',
    draftsKept: 'Wat je nog niet had opgeslagen, is bewaard. Het staat er weer als je het formulier opent.',
    signedOut: 'U bent uitgelogd.',
    signedOutHereOnly:
      'U bent uitgelogd op dit toestel, maar de server was niet bereikbaar om de sessie af te sluiten.',
    onlyForHr: 'Dit scherm is alleen voor HR.',
    pickSomeone: 'Kies een persoon om rond te kijken',
    showEveryone: (count: number) => `Toon alle ${formatCount(count)} personen`,
    resetDemo: 'Demo terugzetten',
    resetDemoQuestion: 'Wil je de demo terugzetten?',
    resetDemoEffect: 'Alles wat in de demo gewijzigd is, verdwijnt. Iedereen wordt uitgelogd.',
    demoReset: 'De demo staat weer zoals bij het begin.',
    monthInFigures: (workdays: number) => `Een maand is een rond getal: ${workdays} werkdagen, één keer bevestigen.`,
  },

  roles: {
    ROLE_USER: 'Medewerker',
    ROLE_ADMIN: 'HR',
    both: 'Medewerker + HR',
  },

  shell: {
    mainMenu: 'Hoofdmenu',
    allScreens: 'Alle schermen',
    openMenu: 'Menu openen',
    closeMenu: 'Menu sluiten',
    employeeScreens: 'Mijn maand',
    hrScreens: 'HR',
    signOut: 'Uitloggen',
    darkTheme: 'Donker thema',
    lightTheme: 'Licht thema',
    theme: 'Thema',
    themes: { light: 'Licht', dark: 'Donker', auto: 'Auto' },
    closeError: 'Foutmelding sluiten',
    closeWarning: 'Melding sluiten',
    offline: 'Er is geen netwerk. Wat je nu wijzigt, kan niet bewaard worden.',
    newVersion: 'Er is een nieuwe versie van Uurwerk.',
    reload: 'Herladen',
    screenFailed: 'Dit scherm kon niet getoond worden',
    screenFailedText: 'Je gegevens zijn niet verloren. Probeer het opnieuw, of ga terug naar het begin.',
    toStart: 'Naar het begin',
    loading: 'Bezig met laden',
  },

  nav: {
    dashboard: 'Uurrooster',
    details: 'Timesheet',
    configuration: 'Configuratie',
    recup: 'Recup',
    contracts: 'Contracten',
    users: 'Gebruikers',
    customers: 'Klanten',
    absences: 'Afwezigheden',
    vacation: "Vakantiesaldo's",
    hourlyRates: 'Tarieven',
    invoices: 'Facturen',
    payments: 'Betalingen',
    confirmedEmails: 'E-mails',
    office: 'Beheer',
    settings: 'Instellingen',
    newYear: 'Nieuw jaar',
    import: 'Importeren',
    audit: 'Historiek',
    doctor: 'Dokter',
    profile: 'Profiel',
    sessions: 'Mijn sessies',
    guides: 'Handleidingen',
  },

  welcome: {
    title: 'Welkom',
    greeting: {
      morning: (name: string) => `Goedemorgen, ${name}`,
      afternoon: (name: string) => `Goedemiddag, ${name}`,
      evening: (name: string) => `Goedenavond, ${name}`,
    },
    workday: (workday: number, workdays: number) => `Vandaag is werkdag ${workday} van ${workdays}.`,
    weekend: (workdays: number) => `Weekend, in een maand van ${workdays} werkdagen.`,
    holiday: (workdays: number) => `Feestdag, in een maand van ${workdays} werkdagen.`,
    fullTime: (hours: string) => `Voltijds is deze maand ${hours} uur.`,
    whereTo: 'Waar wil je naartoe?',
  },

  personMonth,
  personPlanning,
  planning,
  timesheets,
  absences,
  absenceOverview,
  balances,
  batches,
  shiftTypes,
  workingTime,
  recup,
  profile,
  personalData,
  sessions,
  guides,
  mailbox,

  audit,
  doctor,
  hrStart,
  imports,
  contractMonth,
  contractMonths,
  payments: paymentTexts,
  payroll,
  invoicing,
  confirmedEmails,
  vacation,
  newYear,
  hourlyRates,
  customers,
  people,
  contracts,
  settings,

  ui: {
    cancel: 'Annuleren',
    close: 'Sluiten',
    crumbs: 'Kruimelpad',
    undo: 'Ongedaan maken',
    remove: 'Verwijderen',
    removeForGood: 'Verwijderen kan je niet ongedaan maken.',
    retry: 'Opnieuw proberen',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    chooseMonth: (month: string) => `${month}, andere maand kiezen`,
    previousYear: 'Vorig jaar',
    nextYear: 'Volgend jaar',
    today: 'vandaag',
    oneTickOneWorkday: '1 streepje = 1 werkdag',
    hoursBar: (filled: string, needed: string) => `${filled} van ${needed} uur ingevuld`,
    hoursBarToday: (workday: number, workdays: number) => `tot en met vandaag ${workday} van ${workdays} werkdagen`,
    loadFailed: 'Dit kon niet geladen worden',
    stale: {
      field: 'Veld',
      theirs: 'Nu opgeslagen',
      yours: 'Wat jij invulde',
      take: 'Neem de nieuwe over',
      keep: 'Bewaar wat ik invulde',
    },
    noChoice: 'Niets gevonden',
    tickList: {
      tickAll: 'Alles aanvinken',
      untickAll: 'Alles uitvinken',
      tickAllOf: (list: string) => `Alles aanvinken: ${list}`,
      untickAllOf: (list: string) => `Alles uitvinken: ${list}`,
    },
    timePlaceholder: 'UU:MM',
    monthPlaceholder: 'Kies maand',
    noSuchDay: {
      employee: 'Deze dag bestaat niet. Typ een dag zoals 20/11/2026.',
      office: 'Deze dag bestaat niet. Typ een dag zoals 20-11-2026.',
    },
    dayPlaceholder: { employee: 'dd/mm/jjjj', office: 'dd-mm-jjjj' },
    discardQuestion: 'U heeft niet-opgeslagen wijzigingen. Weet u zeker dat u ze wilt verwijderen?',
    discard: 'Wijzigingen verwijderen',
    draftKept: 'Wat je had ingevuld, staat er weer.',
    remarkNotKept: 'Je opmerking is bij het uitloggen niet bewaard. Typ ze opnieuw.',
    fixTheseFields: (count: number) =>
      count === 1 ? 'Eén veld is nog niet juist.' : `${formatCount(count)} velden zijn nog niet juist.`,
  },

  table: {
    search: 'Zoeken',
    csv: 'CSV',
    csvOf: (list: string) => `CSV van ${list}`,
    sortBy: 'Sorteren op',
    ascending: 'oplopend',
    descending: 'aflopend',
    chooseAll: 'Alles kiezen',
    count: (shown: number, all: number) =>
      shown === all
        ? `${formatCount(all)} ${all === 1 ? 'regel' : 'regels'}`
        : `${formatCount(shown)} van ${formatCount(all)}`,
    nothingFound: (sought: string) => `Niets gevonden voor ‘${sought}’`,
    nothingFoundText: 'Controleer de spelling, of zoek met minder woorden.',
    clearSearch: 'Zoekopdracht wissen',
    loadFailed: 'De lijst kon niet geladen worden',
    empty: 'Hier staat nog niets',
    nothing: '–',
    details: 'Meer details',
    detailsOf: (name: string) => `Meer details: ${name}`,
  },
}
