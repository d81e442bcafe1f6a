import { formatCount } from '@uurwerk/domain/money/formatCount'

const customers = (count: number) => `${formatCount(count)} ${count === 1 ? 'klant' : 'klanten'}`

/** The texts about the amounts that customers must still pay. */
export const receivableTexts = {
  title: 'Openstaand',
  list: (day: string) => `Openstaande bedragen op ${day}`,
  failed: 'De openstaande bedragen konden niet geladen worden.',
  on: 'Op',
  search: 'Zoek op klant of factuur',
  filter: 'Toon',
  filters: { all: 'Alles', late: 'Vervallen', disputed: 'Betwist', credit: 'Tegoed' },
  csvName: (day: string) => `openstaand-${day}`,
  columns: {
    customer: 'Klant',
    invoices: 'Facturen',
    notDue: 'Niet vervallen',
    upTo30: '1–30 dagen',
    upTo60: '31–60 dagen',
    upTo90: '61–90 dagen',
    over90: '> 90 dagen',
    credit: 'Tegoed',
    total: 'Saldo',
  },
  totalOf: (count: number) => `Totaal van ${customers(count)}`,
  invoicesOf: (customer: string) => `Facturen van ${customer}`,
  invoice: {
    number: 'Factuur',
    date: 'Datum',
    due: 'Vervaldag',
    total: 'Totaal',
    open: 'Openstaand',
    credit: 'Tegoed',
    late: 'Te laat',
    days: (days: number) => `${days} d.`,
    reminder: 'Herinnering',
    reminded: (level: number, day: string) => `${level}e op ${day}`,
    disputed: 'betwist',
  },
  prepare: 'Herinneringen voorbereiden',
  toEntries: 'Betalingen',
  empty: 'Er staat niets open',
  emptyText: 'Elke factuur met een nummer is betaald of gecrediteerd.',
  emptyFilter: 'Geen enkele klant past bij deze keuze',
  showAll: 'Alles tonen',
}
