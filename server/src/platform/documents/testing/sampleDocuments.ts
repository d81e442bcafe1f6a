import { totalsOf, vatBreakdown } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { vatTermsOf, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { cents } from '@uurwerk/domain/money/cents'
import { hundredths } from '@uurwerk/domain/money/hundredths'
import { seconds } from '@uurwerk/domain/money/seconds'
import { toDay } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CreditNoteDocument } from '../creditNoteDocument.ts'
import type { CompanyBlock } from '../documentFields.ts'
import type { LineVat, CostLine, InvoiceDocument, WorkedLine } from '../invoiceDocument.ts'
import type { Absence, TimesheetDocument, WorkedShift } from '../timesheetDocument.ts'

// Sample documents for tests: the month October of Lieselotte at AZ Klaverveld. Each test changes the fields that it
// needs.

const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})([+-]\d{2}:\d{2})$/

export function moment(text: string) {
  const [, day, time, offset] = MOMENT.exec(text) ?? []
  return toInstant(Date.parse(`${day}T${time}:00${offset}`) / 1000)
}

const company: CompanyBlock = {
  name: 'Wijzerplaat Zorg',
  legalForm: 'bv',
  street: 'Raderwerkstraat',
  houseNumber: '18',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  vatNumber: 'BE0798113624',
  enterpriseNumber: '0798113624',
  court: 'Gent',
  iban: 'BE71096123456769',
  bic: 'GKCCBEBB',
  email: 'facturatie@wijzerplaat.example',
  phone: '09 555 01 20',
  logoId: null,
}

export const vatOf = (regime: VatRegime, ground = ''): LineVat => vatTermsOf(regime, { language: 'nl', ground })

const exempt = vatOf('EX44_2')

/** The VAT of a sample invoice with one VAT regime. */
export function billed(regime: VatRegime, excludingVat: number, ground = '') {
  const vat = vatOf(regime, ground)
  const vatBreakdownOf = vatBreakdown([{ amount: cents(excludingVat), vat }])
  return { vat, vatBreakdown: vatBreakdownOf, totals: totalsOf(vatBreakdownOf) }
}

export const workedLine = (description: string, percentage: number, hours: number, amount: number): WorkedLine => ({
  description,
  baseRate: cents(4200),
  percentage: basisPoints(percentage * 100),
  seconds: seconds(hours * 3600),
  amount: cents(amount),
})

export const costLine = (description: string, changes: Partial<CostLine> = {}): CostLine => ({
  description,
  amount: hundredths(800),
  units: 'ritten',
  cost: cents(1450),
  total: cents(11_600),
  vat: exempt,
  ...changes,
})

export const invoice: InvoiceDocument = {
  company,
  customer: {
    organisationName: 'AZ Klaverveld vzw',
    addressee: 'mevr. Goedele Van Cauwenberghe',
    street: 'Klaverveldstraat',
    houseNumber: '112',
    postalCode: '9810',
    city: 'Nazareth',
    country: 'BE',
    privatePerson: false,
    enterpriseNumber: '0799412335',
    vatId: 'BE0799412335',
    legacyVat: '',
    peppolId: '',
  },
  number: '2026-000123',
  date: toDay('2026-11-20'),
  dueDate: toDay('2026-12-20'),
  paymentTermDays: 30,
  internalReference: 'LIND-2026-10-1142',
  externalReference: 'PO-77231',
  reference: '',
  purchaseOrder: '',
  projectReference: '',
  accountingReference: '',
  buyerReference: '',
  deliveryDate: null,
  period: { start: toDay('2026-10-01'), end: toDay('2026-10-31') },
  orders: [
    {
      reference: '',
      period: null,
      heading: 'Prestaties Lieselotte Vanhaverbeke-D’Hondt, campus Lindehof',
      baseRate: cents(4200),
      lines: [
        workedLine('Gewone uren', 0, 121, 508_200),
        workedLine('Laat, 20 %', 20, 5, 25_200),
        workedLine('Nacht, 35 %', 35, 14, 79_380),
        workedLine('Zaterdag, 26 %', 26, 5.5, 29_106),
        workedLine('Zon- en feestdag, 56 %', 56, 13, 85_176),
        workedLine('Gewone uren, oproep 24 (+ 20 %)', 20, 5, 25_200),
        workedLine('Laat, oproep 24 (+ 40 %)', 40, 1, 5_880),
        workedLine('Nacht, oproep 24 (+ 55 %)', 55, 1.6, 10_416),
      ],
    },
  ],
  freeCosts: [
    costLine('Verplaatsing'),
    costLine('Parking campus Lindehof', {
      amount: hundredths(300),
      units: 'dagen',
      cost: cents(600),
      total: cents(1800),
    }),
  ],
  worked: seconds(166.1 * 3600),
  ...billed('EX44_2', 781_958),
  structuredCommunication: '+++202/6000/12320+++',
}

export const concept: InvoiceDocument = { ...invoice, number: null, structuredCommunication: null }

export const creditNote: CreditNoteDocument = {
  invoice: { ...invoice, number: '2026-000123' },
  amounts: [],
  isWhole: true,
  number: 'CN2026-000001',
  date: toDay('2026-11-25'),
  reason: 'Verkeerd uurtarief',
}

export const workedShift = (start: string, end: string, changes: Partial<WorkedShift> = {}): WorkedShift => {
  const labour = { start: moment(start), end: moment(end) }
  return {
    title: 'Vroege',
    labour,
    break: null,
    worked: seconds(labour.end - labour.start),
    callout: null,
    interrupted: false,
    remark: '',
    ...changes,
  }
}

export const absence = (day: string, label: string, changes: Partial<Absence> = {}): Absence => ({
  day: toDay(day),
  label,
  fullDay: true,
  hours: seconds(27_360),
  ...changes,
})

const weekdays = [1, 2, 5, 6, 7, 8, 12, 13, 15, 19, 20, 22, 23, 26, 27, 29, 30]

const dayShift = (dayOfMonth: number): WorkedShift => {
  const day = `2026-10-${`${dayOfMonth}`.padStart(2, '0')}`
  const offset = dayOfMonth >= 25 ? '+01:00' : '+02:00'
  return workedShift(`${day} 07:00${offset}`, `${day} 15:06${offset}`, {
    break: { start: moment(`${day} 12:00${offset}`), end: moment(`${day} 12:30${offset}`) },
    worked: seconds(27_360),
  })
}

export const timesheet: TimesheetDocument = {
  audience: 'internal',
  company,
  employeeName: 'Lieselotte Vanhaverbeke-D’Hondt',
  customerName: 'AZ Klaverveld – campus Lindehof',
  yearMonth: toYearMonth('2026-10'),
  contractId: 1142,
  contractPeriod: { start: toDay('2024-03-01'), end: null },
  reference: 'LIND-2026-10-1142',
  shifts: [
    ...weekdays.map(dayShift),
    workedShift('2026-10-14 07:00+02:00', '2026-10-14 16:06+02:00', {
      title: '* Vroege',
      remark: 'Langer gebleven voor overdracht spoed',
    }),
    workedShift('2026-10-21 13:30+02:00', '2026-10-21 21:36+02:00', { title: 'Late', callout: 'CALL_OUT_24' }),
    workedShift('2026-10-24 22:00+02:00', '2026-10-25 06:00+01:00', {
      title: 'Nacht',
      remark: 'Overgang naar wintertijd',
    }),
    workedShift('2026-10-31 22:00+01:00', '2026-11-01 06:00+01:00', {
      title: 'Nacht',
      callout: 'CALL_OUT_48',
      interrupted: true,
    }),
  ],
  absences: [
    absence('2026-10-09', 'Vakantie', { fullDay: false, hours: seconds(13_680) }),
    absence('2026-10-16', 'Ziekte met attest', { hours: seconds(21_888) }),
    absence('2026-10-28', 'Vakantie'),
  ],
  holidays: [],
  confirmed: { name: 'Lieselotte Vanhaverbeke-D’Hondt', at: moment('2026-11-02 07:31+01:00') },
  changedByHr: false,
  approved: { name: 'Wim Goossens', at: moment('2026-11-05 14:22+01:00') },
  signedForCustomer: null,
}
