import type { ContactTerms } from '@uurwerk/domain/operations/retention/contactTerms'

const years = (count: number): string => `${count} jaar`

type Company = { readonly companyName: string; readonly companyAddress: string }

export const customerPrivacy = {
  title: 'Privacy',
  back: 'Naar de uren',
  loading: 'De pagina wordt geladen',
  controller: {
    title: 'Wie is verantwoordelijk?',
    company: ({ companyName, companyAddress }: Company) =>
      companyAddress === '' ? `${companyName}.` : `${companyName}, ${companyAddress}.`,
    unknown: 'Het bedrijf dat jou de mail met je link stuurt. Na het aanmelden lees je hier de naam en het adres.',
  },
  seen: {
    title: 'Wat zie jij?',
    items: [
      'Wie er komt op je dienst: de naam, de shift en de uren.',
      'Wie er niet komt, maar nooit waarom.',
      'De gewerkte uren van een bevestigde maand.',
      'Je ziet geen loon, geen tarief, geen afwezigheden en geen andere klanten.',
    ],
  },
  kept: {
    title: 'Wat houden wij bij?',
    items: [
      'Over de medewerkers: de naam, de shiften en de gewerkte uren.',
      'Over jou: je naam, je e-mailadres, je functie, en of je mag ondertekenen en aanvragen.',
      'Wanneer je je link gebruikte en aangemeld was.',
      'Welke maanden je bekeek, hoogstens één keer per dag.',
      'Je akkoord, je opmerkingen en je handtekening, met het moment.',
      'Je aanvragen, en de mails die wij je stuurden.',
      'De medewerker leest je opmerkingen nooit, wel dat er een vraag is en het antwoord van HR.',
    ],
  },
  grounds: {
    title: 'Waarom mag dat?',
    items: [
      'Medewerkers: dit is nodig voor hun overeenkomst met ons (AVG, artikel 6.1.b).',
      'Jij: wij en je dienst hebben er een gerechtvaardigd belang bij dat de uren kloppen (AVG, artikel 6.1.f).',
    ],
  },
  terms: {
    title: 'Hoe lang?',
    counted: 'Een termijn in jaren begint na het einde van het kalenderjaar.',
    least: 'Dit zijn de kortste termijnen. Na het aanmelden lees je hier de termijnen van het bedrijf.',
    names: 'De naam van een medewerker',
    namesFor: ({ names }: ContactTerms) =>
      `${years(names)} nadat de medewerker vertrok. De uren blijven daarna zonder naam.`,
    signatures: 'Opmerkingen en handtekeningen',
    signaturesFor: ({ signatures }: ContactTerms) => `${years(signatures)}, samen met de factuur.`,
    contact: 'Je naam, e-mailadres en functie',
    contactFor: ({ mails, signatures }: ContactTerms) =>
      `${years(mails)} na het einde van je toegang. Heb je ondertekend, dan zo lang als je handtekening. Werken wij niet meer voor je dienst, dan ${years(signatures)}.`,
    mails: 'Mails',
    mailsFor: ({ mails }: ContactTerms) => `${years(mails)}.`,
    readings: 'Wie wat bekeek',
    readingsFor: ({ readings }: ContactTerms) => `${years(readings)}.`,
    changes: 'Wie wat wijzigde',
    changesFor: ({ changes }: ContactTerms) => `${years(changes)}.`,
    requests: 'Aanvragen en herinneringen',
    requestsFor: (count: number) => `${years(count)} na de dag zelf.`,
    sessions: 'Links en aanmeldingen',
    sessionsFor: (days: number) => `${days} dagen na het einde.`,
  },
  questions: {
    title: 'Vragen?',
    ask: (name: string) =>
      `Vraag ${name} wat wij over je bijhouden, of laat het verbeteren, wissen of beperken. Je kan ook bezwaar maken.`,
    someCompany: 'het bedrijf dat je de mail stuurt',
    phone: (phone: string) => `Telefoon: ${phone}`,
    complaint: 'Klacht? Die dien je in bij de Gegevensbeschermingsautoriteit, gegevensbeschermingsautoriteit.be.',
  },
}
