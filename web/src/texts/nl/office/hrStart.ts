import { formatCount } from '@uurwerk/domain/money/formatCount'
import { listed } from '../listed.ts'

const people = (count: number) => (count === 1 ? '1 medewerker' : `${formatCount(count)} medewerkers`)

export const hrStart = {
  title: (month: string) => `Stand van ${month}`,
  /** The number in the heading of a panel, followed by the month when the panel shows another month than the page. */
  ofMonth: (count: string, month: string | null) => [count, month].filter(Boolean).join(' · '),
  failed: (month: string) => `De stand van ${month} kon niet geladen worden.`,
  stages: {
    title: 'Timesheets per status',
    contracts: (count: number) => (count === 1 ? '1 contract' : `${formatCount(count)} contracten`),
    share: (percentage: number) => `${percentage}\u00A0%`,
    none: (month: string) => `In ${month} loopt geen enkel contract.`,
    toOverview: (stage: string, count: number) => `${formatCount(count)} ${stage}: toon in het overzicht`,
  },
  toDo: {
    title: 'Te doen',
    nothing: 'Niets dat op HR wacht.',
    toApprove: (count: number) => (count === 1 ? 'timesheet goed te keuren' : 'timesheets goed te keuren'),
    toLock: (count: number) => (count === 1 ? 'planning nog vast te zetten' : 'planningen nog vast te zetten'),
    toRemind: (count: number) => (count === 1 ? 'medewerker bevestigde nog niet' : 'medewerkers bevestigden nog niet'),
    toInvoice: (count: number) => (count === 1 ? 'timesheet te factureren' : 'timesheets te factureren'),
    unsignedAfterReminders: (count: number) =>
      count === 1
        ? 'timesheet die de klant na vier herinneringen niet ondertekende'
        : 'timesheets die de klant na vier herinneringen niet ondertekende',
    invoicesToFinish: (count: number) => (count === 1 ? 'factuur af te werken' : 'facturen af te werken'),
    emailsToConfirm: (count: number) => (count === 1 ? 'e-mailadres te bevestigen' : 'e-mailadressen te bevestigen'),
    requestsToDecide: (count: number) =>
      count === 1 ? 'aanvraag van een klant te beslissen' : 'aanvragen van klanten te beslissen',
    claimsToDecide: (count: number) =>
      count === 1 ? 'kandidaat voor een open shift te beslissen' : 'kandidaten voor open shiften te beslissen',
    swapsToDecide: (count: number) => (count === 1 ? 'ruil te beslissen' : 'ruilen te beslissen'),
    disputedTimesheets: (count: number) =>
      count === 1 ? 'betwiste timesheet te beantwoorden' : 'betwiste timesheets te beantwoorden',
    people: (names: readonly string[]) => listed(names),
    patternsToFill: (count: number) =>
      count === 1
        ? 'patroon dat voor minder dan vier weken gevuld is'
        : 'patronen die voor minder dan vier weken gevuld zijn',
  },
  whole: (isWhole: boolean, count: number) => (isWhole ? 'Toon minder' : `Toon alle ${formatCount(count)}`),
  missing: {
    title: (month: string) => `Wie ontbreekt nog voor ${month}?`,
    list: 'Wie nog niet bevestigd heeft',
    nobody: 'Iedereen heeft bevestigd.',
    nobodyAtAll: 'Er is niemand die moet bevestigen.',
    customers: (names: readonly string[]) => listed(names),
    remind: 'Herinner',
    remindOf: (name: string) => `Herinner ${name}`,
    remindAll: (count: number) => (count === 0 ? 'Herinner allen' : `Herinner alle ${formatCount(count)}`),
    leftOut: (count: number) =>
      count === 1
        ? 'Eén persoon krijgt er geen: vandaag al herinnerd, of niet meer aan te melden.'
        : `${formatCount(count)} personen krijgen er geen: vandaag al herinnerd, of niet meer aan te melden.`,
    reminded: {
      queued: (day: string) => `herinnerd op ${day}, mail onderweg`,
      sent: (day: string) => `herinnerd op ${day}`,
      failed: (day: string) => `mail van ${day} niet aangekomen`,
      unclear: (day: string) => `mail van ${day} onzeker`,
    },
    toOverview: (count: number) => `Alle ${formatCount(count)} in het overzicht`,
  },
  odd: {
    title: 'Opvallende uren',
    failed: (month: string) => `De opvallende uren van ${month} konden niet geladen worden.`,
    people,
    list: 'Bij wie de werktijd opvalt',
    none: 'Geen opvallende uren.',
    worst: (shown: number) => `De ${shown} met de meeste meldingen.`,
    hint: 'Dit houdt niets tegen.',
    warnings: (count: number) => (count === 1 ? '1 melding' : `${formatCount(count)} meldingen`),
  },
  chart: { asTable: 'Als tabel', asChart: 'Als grafiek' },
  hours: {
    title: 'Uren per klant',
    unit: 'uur',
    none: (month: string) => `Nog geen uren in ${month}.`,
    before: (hours: string) => `, de maand ervoor ${hours}`,
    more: (count: number) => (count === 1 ? 'en nog 1 klant' : `en nog ${formatCount(count)} klanten`),
    columns: { customer: 'Klant' },
  },
  absences: {
    title: 'Afwezigheden per week',
    span: (first: number, last: number) => `dagen, week ${first} – ${last}`,
    none: 'Niemand was afwezig in deze weken.',
    groups: { sick: 'Ziek', vacation: 'Vakantie', other: 'Andere' },
    kinds: {
      SICK_LEAVE: 'Ziek',
      VACATION: 'Vakantie',
      RECUPERATION: 'Recup',
      RECUPERATION_HOLIDAY: 'Feestdag recup',
      EXCUSED_ABSENCE: 'Klein verlet',
      PERSONAL_LEAVE: 'Familiaal verlof',
      EDUCATIONAL_LEAVE: 'Opleiding',
      UNPAID_LEAVE: 'Onbetaald',
    },
    inWords: (most: { week: number; days: string }, now: { week: number; days: string }) =>
      `Afwezige dagen per week. Het meest in week ${most.week}: ${most.days}. Deze week, week ${now.week}: ${now.days}.`,
    columns: { week: 'Week', total: 'Totaal' },
  },
  turnover: {
    title: 'Omzet per maand',
    unit: '× € 1.000',
    upToToday: (month: string) => `${month} tot vandaag`,
    none: 'Nog geen facturen in de laatste twaalf maanden.',
    inWords: (most: { month: string; amount: string }, now: { month: string; amount: string }) =>
      `Omzet per maand, zonder btw. Het meest in ${most.month}: ${most.amount}. In ${now.month} tot vandaag: ${now.amount}.`,
    columns: { month: 'Maand', amount: 'Omzet zonder btw' },
  },
}
