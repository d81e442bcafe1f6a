import { request } from '../call.ts'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importFile } from '@uurwerk/contract/import/import'
import { csvLine } from '@uurwerk/domain/csvLine'
import type { Caller } from '../startTestApp.ts'

/** Writes a table as text, as a spreadsheet program saves it. */
export const tableOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[header, ...rows].map(csvLine).join('')}`

const two = (n: number) => `${n}`.padStart(2, '0')

export const manyPeople = (count: number): string =>
  tableOf(
    ['E-mail', 'Voornaam', 'Achternaam', 'Startdatum', 'Deeltijds percentage', 'Werknemersnummer'],
    Array.from({ length: count }, (_none, n) => [
      `medewerker${n}@verhuis.example`,
      `Voornaam${n}`,
      `Achternaam${n}`,
      `${two((n % 28) + 1)}-${two((n % 12) + 1)}-${2010 + (n % 15)}`,
      n % 3 === 0 ? '80' : '100',
      `${1000 + n}`,
    ]),
  )

const CUSTOMER_HEADER = [
  'Naam',
  'Afkorting',
  'Verantwoordelijke',
  'E-mail verantwoordelijke',
  'Btw-nummer',
  'Organisatienaam',
  'Aangeschrevene',
  'Straat',
  'Huisnummer',
  'Postcode',
  'Stad',
  'Moederbedrijf',
  'E-mails facturen',
]

export const manyCustomers = (count: number): string =>
  tableOf(
    CUSTOMER_HEADER,
    Array.from({ length: count }, (_none, n) => [
      `Zorghuis ${n}`,
      `ZH${two(n)}`,
      'Lieve Somers',
      `lieve${n}@zorghuis.example`,
      'BE0403019261',
      `Zorghuis ${n} vzw`,
      'Dienst facturatie',
      'Netelaan',
      `${n + 1}`,
      '2560',
      'Nijlen',
      n % 10 === 1 ? `Zorghuis ${n - 1}` : '',
      `facturen${n}@zorghuis.example`,
    ]),
  )

export const manyShiftTypes = (count: number, customers: number): string =>
  tableOf(
    ['Klant', 'Naam', 'Start', 'Einde', 'Begin pauze', 'Einde pauze', 'Kleur'],
    Array.from({ length: count }, (_none, n) => [
      `Zorghuis ${n % customers}`,
      `Dienst ${Math.floor(n / customers)}`,
      `0${n % 10}:00`,
      `1${n % 10}:06`,
      n % 2 === 0 ? `0${n % 10}:30` : '',
      n % 2 === 0 ? `1${n % 10}:00` : '',
      n % 3 === 0 ? 'geel' : '',
    ]),
  )

/**
 * Rows of contracts. Every person has one contract; the first few people have a second contract with another customer.
 */
export const manyContracts = (count: number, { people, customers }: { people: number; customers: number }): string =>
  tableOf(
    ['E-mail', 'Klant', 'Startdatum', 'Uurtarief'],
    Array.from({ length: count }, (_none, n) => [
      `medewerker${n % people}@verhuis.example`,
      `Zorghuis ${n % customers}`,
      `01-${two((Math.floor(n / people) % 12) + 1)}-2026`,
      `${40 + (n % 10)},50`,
    ]),
  )

export const manyBalances = (people: number): string =>
  tableOf(
    ['E-mail', 'Soort', 'Jaar', 'Toegekend', 'Over', 'Openingsmaand', 'Uren'],
    Array.from({ length: people }, (_none, n) => `medewerker${n}@verhuis.example`).flatMap((email) => [
      [email, 'Wettelijke vakantie', '2026', '20', '12,5', '', ''],
      [email, 'Recuperatie', '', '', '', '11-2026', '4,25'],
    ]),
  )

/** A request that imports a file or only previews the import. */
export const importing = (hr: Caller, kind: ImportKind, csv: string | Uint8Array, { preview = false } = {}) =>
  request(hr, importFile, { params: { kind }, query: { preview: `${preview}` }, body: csv })
