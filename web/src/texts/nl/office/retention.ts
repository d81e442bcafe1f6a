import { formatCount } from '@uurwerk/domain/money/formatCount'
/** The texts of the section 'Bewaartermijnen' on the screen with settings. */
export const retention = {
  failed: 'De bewaartermijnen konden niet geladen worden.',
  saved: 'De bewaartermijnen zijn opgeslagen. Ze tellen vanaf vannacht.',
  staleTitle: (who: string | null) => `${who ?? 'Iemand anders'} heeft de bewaartermijnen intussen gewijzigd.`,
  intro:
    'Wat langer geleden is dan hier staat, wordt elke nacht anoniem gemaakt of gewist. Een jaar gaat in zijn geheel: de termijn telt vanaf het einde van dat kalenderjaar. Uren, saldo’s, bedragen en nummers blijven altijd kloppen.',
  people: 'Mensen',
  office: 'Kantoor',
  terms: {
    payrollYears: 'Loon en uren (jaren)',
    sicknessYears: 'Ziekte (jaren)',
    invoiceYears: 'Facturen en hun bijlagen (jaren)',
    readingYears: 'Wie wiens gegevens bekeek (jaren)',
    mailYears: 'Berichten en adressen (jaren)',
  },
  hints: {
    payrollYears:
      'Wettelijk minstens 5 jaar: sociale documenten. Daarna verliezen wie uit dienst is naam en e-mail, en verdwijnen opmerkingen, loonexports en de historiek.',
    sicknessYears:
      'Wettelijk minstens 5 jaar, en daarna niet langer dan nodig. Een ziektedag wordt dan een gewone gewettigde afwezigheid met dezelfde uren, ook van wie nog in dienst is.',
    invoiceYears:
      'Wettelijk minstens 10 jaar: btw en boekhouding. Daarna verdwijnen de pdf’s, de UBL, de naam van de medewerker en de handtekening van de klant; nummer, klant en bedragen blijven.',
    readingYears: 'Gebruikelijk is 1 tot 2 jaar. Zo lang kan iemand nog vragen wie zijn gegevens bekeek.',
    mailYears:
      'Herinneringen en bevestigingslinks, adressen die bij geen klant meer horen, contactpersonen zonder toegang die niets ondertekenden, en de verslagen van reeksen.',
  },
  yearsOf: (count: number) => `${formatCount(count)} jaar`,
  due: {
    title: 'Nu voorbij de termijn',
    text: 'Dit gaat vannacht weg, en komt niet terug.',
    nothing: 'Niets is voorbij zijn termijn.',
    kind: 'Wat',
    count: 'Aantal',
    oldest: 'Oudste',
  },
  kinds: {
    leavers: 'Oud-medewerkers: naam, e-mail en personeelsnummer',
    sickness: 'Ziektedagen en ziekteperiodes',
    remarks: 'Opmerkingen en redenen',
    payrollExports: 'Loonexports per persoon',
    invoices: 'Facturen: naam, adressen en documenten',
    contacts: 'Contactpersonen van inactieve klanten',
    mails: 'Berichten en e-mailadressen',
    batches: 'Verslagen van facturen in reeks',
    readings: 'Historiek: inzages',
    changes: 'Historiek: wijzigingen',
  },
  lastRun: {
    title: 'Laatste keer',
    never: 'Nog niet gelopen. Dit gebeurt elke nacht na twee uur.',
    at: (moment: string) => `Gelopen op ${moment}.`,
    unfinished: (moment: string) => `Begonnen op ${moment} en nog niet klaar; de volgende nacht gaat verder.`,
    nothing: 'Er was niets voorbij zijn termijn.',
    line: (kind: string, count: string) => `${kind}: ${count}`,
  },
} as const
