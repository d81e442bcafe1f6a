import { csvFile } from '../csvFile.ts'
import { eurosOf, type Cents } from '../money/cents.ts'
import type { AgedAmounts } from './ageing.ts'

const HEAD = [
  'Klant',
  'Niet vervallen',
  '1-30 dagen',
  '31-60 dagen',
  '61-90 dagen',
  'Meer dan 90 dagen',
  'Tegoed',
  'Saldo',
]

export type AgedCustomer = AgedAmounts & { readonly customerName: string }

/** The amounts due of each customer, as a file (rule payments-15). */
export const ageingCsv = (customers: readonly AgedCustomer[]): string =>
  csvFile(
    HEAD,
    customers.map((of) => [
      of.customerName,
      ...[of.notDue, of.upTo30, of.upTo60, of.upTo90, of.over90, of.credit, of.total].map(euros),
    ]),
  )

const euros = (amount: Cents): string => eurosOf(amount).toFixed(2).replace('.', ',')
