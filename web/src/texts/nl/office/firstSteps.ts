import { formatCount } from '@uurwerk/domain/money/formatCount'

export const firstSteps = {
  title: 'Eerste stappen',
  text: 'Zo staat je firma klaar voor haar eerste shift.',
  month: 'Eerste maand',
  monthText: 'Er is gepland. Dit heeft je firma nog nodig voor haar eerste verlof, loonexport en facturen.',
  missing: (names: readonly string[], count: number) =>
    `Ontbreekt nog: ${names.join(', ')}${count > names.length ? ` en nog ${formatCount(count - names.length)}` : ''}.`,
  progress: (done: number, all: number) => `${formatCount(done)} van ${formatCount(all)} stappen klaar`,
  done: 'Klaar',
  next: 'Volgende stap',
  later: 'Later',
  doneElsewhere:
    'Deze stap is intussen al gedaan, in een ander tabblad of door een collega. Wat je invulde, staat er nog: je kan het toch opslaan.',
  leave: 'Weggooien en verder',
  steps: {
    movingIn: {
      title: 'Kies je eerste maand in Uurwerk',
      text: 'De maanden ervoor staan in je vorige programma: die hoeft niemand hier nog te bevestigen.',
    },
    company: {
      title: 'Vul de gegevens van je firma aan',
      text: 'Naam, adres, btw-nummer en rekening: zo staan ze op elke factuur.',
      action: 'Naar eigen firma',
    },
    hrEmployer: {
      title: 'Voeg een HR werkgever toe',
      text: 'De juridische werkgever, met zijn nummer bij het loonkantoor.',
    },
    payrollNumber: {
      title: 'Vul het nummer bij het loonkantoor in',
      text: 'Elke HR werkgever heeft er een. Zonder dat nummer is er geen loonexport.',
      action: 'Naar HR werkgevers',
    },
    mail: {
      title: 'Stel de mailserver in',
      text: 'Zonder SMTP_URL vertrekken er geen facturen en herinneringen. De gids Uurwerk draaien zegt hoe.',
      action: 'Naar de gids',
    },
    customer: {
      title: 'Maak je eerste klant',
      text: 'Waar er gewerkt wordt, wie de factuur krijgt en met welke shift types.',
    },
    shiftType: {
      title: 'Geef de klant een shift type',
      text: 'Een vaste shift met een naam, een kleur en uren. Je voegt ze toe op het scherm van de klant.',
      action: 'Naar de klant',
    },
    person: {
      title: 'Maak je eerste medewerker',
      text: 'Wie shiften plant en zijn maand bevestigt, met een contract bij de klant. Jezelf kan ook: geef jezelf dan de rol Gebruiker.',
    },
    contract: {
      title: 'Verbind hen met een contract',
      text: 'Een medewerker bij een klant, met een uurtarief. Je maakt het op het scherm van de medewerker of de klant.',
      action: 'Naar de medewerker',
    },
    openingBalances: {
      title: 'Vul de beginsaldi in',
      text: 'Wie er al werkte voor je eerste maand in Uurwerk, begint anders met 0 dagen verlof en 0 uur recup.',
      action: 'Naar importeren',
    },
    leaveApproval: {
      title: 'Keur het verlof goed',
      text: 'Een medewerker boekt pas verlof als HR het saldo van dat jaar heeft goedgekeurd.',
      action: 'Naar vakantiesaldo’s',
    },
    signIn: {
      title: 'Nodig je medewerkers uit',
      text: 'Ze krijgen een mail met het adres van Uurwerk en de manier waarop ze zich aanmelden.',
      action: 'Naar gebruikers',
    },
    eInvoicing: {
      title: 'Stel e-facturatie in',
      text: 'Bedrijven in België krijgen hun facturen over Peppol. De gids Uurwerk draaien zegt hoe.',
      action: 'Naar de gids',
    },
    backup: {
      title: 'Maak een back-up',
      text: 'Er is nog geen back-up gemaakt. De gids Uurwerk draaien zegt hoe je er elke nacht een maakt.',
      action: 'Naar de gids',
    },
    plannedShift: {
      title: 'Plan de eerste shift',
      text: 'Op de teamplanning plan je voor iedereen. De medewerker kan het ook zelf, op het uurrooster na het aanmelden.',
      action: 'Naar de teamplanning',
    },
  },
  customer: {
    types: 'Eerste shift types',
    typesHint: 'Een voorstel. Namen, kleuren en pauzes pas je later aan op het scherm van de klant.',
    pause: (start: string, end: string) => `pauze ${start} – ${end}`,
    noPause: 'zonder pauze',
    typeNames: { early: 'Vroege', late: 'Late', night: 'Nacht' },
    startOf: (name: string) => `${name}: start`,
    endOf: (name: string) => `${name}: einde`,
    defaults:
      'Betaaltermijn 30 dagen, met de gewone uren en bonustarieven. Je past ze later aan op het scherm van de klant.',
    allFields: 'Naar het formulier met alle velden',
  },
  person: {
    contractStart: 'Startdatum contract',
    defaults: 'Rol Gebruiker, voltijds, 7,6 uur per ziektedag. Je past dit later aan op het scherm van de medewerker.',
    allFields: 'Naar het formulier met alle velden',
    save: 'Medewerker en contract toevoegen',
  },
}
