import { formatCount } from '@uurwerk/domain/money/formatCount'
import { listed } from '../listed.ts'

export const contractMonths = {
  title: 'Contracten',
  list: (month: string) => `Contracten van ${month}`,
  failed: (month: string) => `De contracten van ${month} konden niet geladen worden.`,
  search: 'Zoek op naam of ziekenhuis',
  csvName: (month: string) => `contracten-${month}`,
  /** The filter of HR's list, and the typed words of its search. The screen of a month shows this name. */
  listOf: (filter: string, sought: string) => (sought === '' ? filter : `${filter}, ‘${sought}’`),
  hoursOf: (person: string, customer: string, hours: string) =>
    `${hours} uur: maanddetail van ${person} bij ${customer}`,
  columns: {
    id: 'ID',
    person: 'Medewerker',
    customer: 'Ziekenhuis',
    stage: 'Stand van de maand',
    hours: 'Uren',
    customerState: 'Handtekening',
    attention: 'Aandacht',
    actions: 'Volgende stap',
  },
  customerStates: {
    awaited: 'Wacht op klant',
    disputed: 'Betwist',
    waived: 'Zonder klant',
    signed: 'Ondertekend',
  },
  marks: {
    independent: 'zelfstandige',
    changedByHr: 'gewijzigd door HR',
    confirmedAhead: 'bevestigd vóór het einde',
    confirmedByHr: 'bevestigd door HR',
    reopened: 'heropend',
    changedSinceExport: 'gewijzigd na export',
    late: (days: number) => (days === 1 ? '1 dag te laat' : `${formatCount(days)} dagen te laat`),
    remarks: (count: number) => (count === 1 ? '1 opmerking' : `${formatCount(count)} opmerkingen`),
    differences: (count: number) => (count === 1 ? '1 verschil' : `${formatCount(count)} verschillen`),
    /** The short words of the marks. A table cell without space for the whole word shows the short word. */
    short: {
      changedByHr: 'door HR',
      confirmedAhead: 'vroeg',
      confirmedByHr: 'door HR',
      reopened: 'heropend',
      changedSinceExport: 'na export',
    },
    stepOfHr: (mark: string, by: string | null, moment: string, reason: string) =>
      `${mark}: ${by ?? 'HR'}, ${moment}: ${reason}`,
  },
  segments: {
    label: 'Toon',
    all: 'Alle',
    unlocked: 'Niet vastgezet',
    unconfirmed: 'Niet bevestigd',
    approvable: 'Goed te keuren',
    confirmed_by_hr: 'Bevestigd door HR',
    reopened: 'Heropend',
    changed_since_export: 'Gewijzigd na export',
    waits_for_customer: 'Wacht op klant',
    disputed: 'Betwist',
    not_planned: 'Niet vastgezet, zonder factuur',
    in_progress: 'Vastgezet',
    submitted: 'Bevestigd',
    approved: 'Te factureren',
    invoiced: 'Gefactureerd',
  },
  checks: {
    label: 'Toon enkel',
    differences: 'Met verschil',
    remarks: 'Met opmerking',
    failed: (month: string) => `De verschillen met de planning van ${month} konden niet geladen worden.`,
  },
  hideInternal: 'Interne firma verbergen',
  summary: {
    contracts: (count: number) => (count === 1 ? 'contract' : 'contracten'),
  },
  steps: {
    approve: 'Goedkeuren',
    disapprove: 'Afkeuren',
    remind: 'Herinner',
    confirm: 'Bevestigen voor …',
    reopen: 'Reopen',
    lock: 'Vastzetten',
    unlock: 'Unlock',
    sheet: 'Maanddetail',
    planning: 'Planning',
    edit: 'Shiften aanpassen',
    payroll: 'Loonstaat',
    invoice: 'Facturatie',
    pdf: 'Download PDF',
  },
  next: { approved: 'Factureer', invoiced: 'Factuur', reminded: 'Herinnerd' },
  moreOf: (name: string) => `Meer voor ${name}`,
  keys: {
    row: 'rij',
    choose: 'kiezen',
    open: 'openen',
    search: 'zoeken',
    approve: 'goedkeuren',
    approveOrNot: 'goedkeuren, of de goedkeuring terugnemen',
    palette: 'zoeken in heel Uurwerk',
    all: 'alle toetsen',
  },
  head: {
    more: 'Meer stappen',
    review: (count: number) => `${formatCount(count)} nakijken`,
    remind: (people: number) =>
      people === 1 ? '1 medewerker herinneren' : `${formatCount(people)} medewerkers herinneren`,
  },
  /** The messages when the list cannot open the dialog that the URL asks for. */
  notOffered: {
    next: (month: string) => `In de lijst van ${month} is geen timesheet goed te keuren.`,
    lock: (month: string) => `In de lijst van ${month} is geen planning vast te zetten.`,
    remind: (month: string) => `In de lijst van ${month} is niemand te herinneren.`,
    other: (month: string) => `Deze stap bestaat niet in de lijst van ${month}.`,
  },
  views: {
    title: 'Weergaven',
    save: 'Weergave bewaren …',
    saveTitle: 'Weergave bewaren',
    effect: 'De filter, de zoekopdracht en de volgorde worden in deze browser bewaard, voor elke maand.',
    name: 'Naam',
    nameMissing: 'Het naam veld is verplicht',
    confirm: 'Bewaren',
    remove: (name: string) => `‘${name}’ verwijderen`,
    removed: (name: string) => `De weergave ‘${name}’ is verwijderd.`,
  },
  lockAll: 'Alle planningen vastzetten',
  lockAllQuestion: 'Ben je zeker dat je alle planningen voor deze maand wil vastzetten?',
  lockAllEffect: (count: number, month: string, hours: string) =>
    count === 1
      ? `In ${month} is nog één planning van ${hours} uur niet vastgezet.`
      : `In ${month} zijn nog ${formatCount(count)} planningen, samen ${hours} uur, niet vastgezet.`,
  refusal: {
    of: (name: string, message: string) => `${name}: ${message}`,
    wasFaster: (name: string, moment: string) => `Dat deed ${name} op ${moment}.`,
    close: (name: string) => `Melding over ${name} sluiten`,
  },
  unlockQuestion: 'Wil je deze planning vrijgeven?',
  unlockEffect: (moment: string) =>
    `De vastgezette versie van ${moment} vervalt. De medewerker kan de planning daarna opnieuw vastzetten.`,
  unlockConfirm: 'Unlock',
  unlocked: (name: string) => `De planning van ${name} is vrijgegeven.`,
  reopenQuestion: (count: number) =>
    count === 1 ? 'Wil je deze timesheet heropenen?' : `Wil je deze ${formatCount(count)} timesheets heropenen?`,
  reopenEffect: (count: number) =>
    count === 1
      ? 'De timesheet kan dan weer gewijzigd worden. Een goedkeuring vervalt.'
      : 'De timesheets kunnen dan weer gewijzigd worden. Een goedkeuring vervalt.',
  reopenConfirm: 'Heropenen',
  confirmQuestion: (count: number) =>
    count === 1
      ? 'Wil je deze timesheet bevestigen in de plaats van de medewerker?'
      : `Wil je deze ${formatCount(count)} timesheets bevestigen in de plaats van de medewerkers?`,
  confirmEffect: (open: number) =>
    [
      'Voor wie ziek of weg is. De medewerker kan daarna niets meer wijzigen.',
      ...(open === 0
        ? []
        : [open === 1 ? 'De planning wordt mee vastgezet.' : `${formatCount(open)} planningen worden mee vastgezet.`]),
    ].join(' '),
  lapses: 'Dit vervalt, omdat de maand dan vaststaat:',
  lapsing: {
    claim: (shift: string, day: string) => `de kandidatuur voor ${shift} op ${day}`,
    swap: (shift: string, day: string) => `de ruil van ${shift} op ${day}`,
  },
  lapsesOfMany: 'Kandidaturen en ruilen die nog wachten in deze maanden, vervallen.',
  lockAndConfirm: 'Vastzetten en bevestigen',
  confirmConfirm: 'Bevestigen',
  reason: 'Reden',
  reasonHint: 'Wordt bewaard bij de timesheet.',
  timesheets: (count: number, hours: string) => `${formatCount(count)} timesheets · ${hours} uur`,
  of: (action: string, name: string) => `${action}: ${name}`,
  selection: {
    label: 'Selectie',
    chosen: (count: number) => `${formatCount(count)} gekozen`,
    approve: (ready: number, chosen: number) =>
      ready === 0 || ready === chosen ? 'Goedkeuren' : `${ready} goedkeuren`,
    nothingToApprove: 'Geen van de gekozen timesheets is bevestigd en nog goed te keuren.',
    reopen: (ready: number, chosen: number) => (ready === 0 || ready === chosen ? 'Heropenen' : `${ready} heropenen`),
    nothingToReopen: 'Geen van de gekozen timesheets kan heropend worden.',
    lock: (ready: number, chosen: number) => (ready === 0 || ready === chosen ? 'Vastzetten' : `${ready} vastzetten`),
    hours: (hours: string) => `${hours} uur`,
    confirm: (ready: number, chosen: number) =>
      ready === 0 || ready === chosen ? 'Bevestigen voor …' : `${ready} bevestigen voor …`,
    pdfs: 'PDF’s',
    oneAtATime: 'Er loopt al een actie voor de gekozen rijen.',
    progress: {
      approve: (_done: number, all: number) =>
        all === 1 ? '1 wordt goedgekeurd' : `${formatCount(all)} worden goedgekeurd`,
      disapprove: (_done: number, all: number) =>
        all === 1 ? '1 wordt afgekeurd' : `${formatCount(all)} worden afgekeurd`,
      reopen: (_done: number, all: number) => (all === 1 ? '1 wordt heropend' : `${formatCount(all)} worden heropend`),
      lock: (_done: number, all: number) => (all === 1 ? '1 wordt vastgezet' : `${formatCount(all)} worden vastgezet`),
      confirm: (_done: number, all: number) =>
        all === 1 ? '1 wordt bevestigd' : `${formatCount(all)} worden bevestigd`,
      unlock: (_done: number, all: number) =>
        all === 1 ? '1 wordt vrijgegeven' : `${formatCount(all)} worden vrijgegeven`,
      pdf: (done: number, all: number) => `${formatCount(done)} van ${formatCount(all)} PDF’s gedownload`,
    },
    refused: (count: number, done: string) =>
      count === 1 ? `Eén timesheet is niet ${done}.` : `${formatCount(count)} timesheets zijn niet ${done}.`,
    done: {
      approve: 'goedgekeurd',
      disapprove: 'afgekeurd',
      reopen: 'heropend',
      lock: 'vastgezet',
      unlock: 'vrijgegeven',
      confirm: 'bevestigd',
      pdf: 'gedownload',
    },
    taken: (count: number, done: string, hours: string) =>
      count === 1
        ? `Eén timesheet van ${hours} uur is ${done}.`
        : `${formatCount(count)} timesheets, samen ${hours} uur, zijn ${done}.`,
    reasonOf: (message: string, names: readonly string[]) => `${message} (${listed(names)})`,
    chooseApprovable: (count: number) =>
      count === 1 ? 'Eén goed te keuren kiezen' : `Alle ${formatCount(count)} goed te keuren kiezen`,
    clear: 'Selectie wissen',
  },
  empty: {
    title: (month: string) => `Geen contracten in ${month}`,
    text: 'Een contract verschijnt hier in elke maand waarin het loopt. Kies een andere maand, of maak een contract op het scherm van een gebruiker.',
    toPeople: 'Naar gebruikers',
    nothingInSegment: 'Geen contracten met deze stand',
    nothingInSegmentText: 'Alle contracten van deze maand zijn al verder, of nog niet zo ver.',
    showAll: 'Toon alle contracten',
    hidden: (count: number) =>
      count === 1
        ? 'Er is één rij van de interne firma die niet getoond wordt.'
        : `Er zijn ${formatCount(count)} rijen van de interne firma die niet getoond worden.`,
    showHidden: 'Toon de interne firma',
  },
}
