import { formatCount } from '@uurwerk/domain/money/formatCount'

/** The texts of the command palette itself, which loads when a user opens it. */
export const paletteDialog = {
  title: 'Zoeken of een scherm openen',
  label: 'Zoekterm',
  forHr: 'Naam, klant, factuurnummer, maand, stap of scherm',
  forHrOnPhone: 'Naam, klant, factuur, stap',
  forEmployee: 'Naam van een scherm',
  results: 'Resultaten',
  nothing: (sought: string) => `Niets gevonden voor ‘${sought}’.`,
  count: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  keys: {
    choose: 'kiezen',
    open: 'openen',
    newTab: 'nieuw tabblad',
    people: 'mensen',
    invoices: 'facturen',
    steps: 'stappen',
  },
  groups: {
    steps: 'Stappen',
    months: 'Maanden',
    people: 'Gebruikers',
    customers: 'Klanten',
    contracts: 'Contracten',
    invoices: 'Facturen',
    lists: 'Lijsten',
    pages: 'Schermen',
  },
  month: (person: string, month: string) => `${person}, ${month}`,
  hoursOf: (customer: string, hours: string) => `${customer} · ${hours} uur`,
  steps: {
    names: {
      approve: 'Goedkeuren',
      reopen: 'Heropenen',
      lock: 'Vastzetten',
      unlock: 'Vrijgeven',
      confirm: 'Bevestigen voor medewerker',
      invoice: 'Factureren',
    },
    of: (step: string, person: string) => `${step}: ${person}`,
    approveNext: 'Volgende timesheet goedkeuren',
    approvable: (count: string) => `${count} goed te keuren`,
    open: (count: string, month: string) => `${count} nog niet vastgezet, ${month}`,
    remind: 'Herinneren wie nog niet bevestigde',
    late: (people: number, month: string) =>
      `${people === 1 ? '1 medewerker' : `${formatCount(people)} medewerkers`}, ${month}`,
    toInvoice: (count: string, month: string) => `${count} te factureren, ${month}`,
    taken: {
      approve: (name: string) => `De timesheet van ${name} is goedgekeurd.`,
      lock: (name: string) => `De planning van ${name} is vastgezet.`,
    },
  },
  contract: (customer: string, id: number) => `${customer} · contract ${id}`,
  left: (day: string) => `Uit dienst sinds ${day}`,
  concept: 'Concept',
}
