import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import type { Random } from './random.ts'
import type { Office, Sample } from './seeds.ts'

type Words = (name: string) => readonly (string | number | boolean)[]

/** The values that a generated request can have, for each path parameter and for each field of a query or a body. */
export type ValuesOf = { readonly inPath: Words; readonly inBody: Words }

type About = { readonly sample: Sample; readonly path: string; readonly random: Random }
type Word = string | number | boolean | null

/** Contents of import files, from a nearly correct file to an empty one. */
const importFiles = [
  'Voornaam;Achternaam;E-mail\nAnna;Peeters;anna.import@huis.example',
  '\ufeffNaam;Afkorting;Btw-nummer\r\n"=cmd";"A""B";BE0428759497',
  'a;b\n"nooit gesloten',
  ';;;\n'.repeat(2000),
  '',
] as const

const MONTHS = ['2026-09', '2026-10', '2026-11', '2026-11', '2026-11', '2026-12', '2027-01'] as const

/**
 * The ids that a request can have, for each kind of record. For a field that is only called `id`, the path of the call
 * decides the kind of record.
 */
export function valuesOf(office: Office, about: About): ValuesOf {
  const occasion = occasionOf(about)
  const named = namedWords(about, occasion, office)
  const reader = (ids: readonly Word[]): Words => {
    return (name) => (name === 'id' ? ids : (named[name] ?? [])).filter((word) => word !== null)
  }
  const { inPath, inBody } = plainIds(about, occasion, office)
  return { inPath: reader(inPath), inBody: reader(inBody) }
}

type Occasion = {
  readonly day: string
  readonly id: number | null
  readonly category: string | null
  readonly fullDay: boolean | null
}

/**
 * Chooses a random day for a request: often a day with a shift or an absence, and otherwise any day of the test months.
 */
function occasionOf({ sample, path, random }: About): Occasion {
  const nothing = { id: null, category: null, fullDay: null }
  const found = /absence|paycode|Counters/i.test(path) ? sample.absences : sample.shifts
  if (found.length > 0 && random.chance(0.6)) return { ...nothing, ...random.pick(found) }
  return { ...nothing, day: `${random.pick(MONTHS)}-${String(random.whole(1, 27)).padStart(2, '0')}` }
}

function later(day: string): string {
  const next = new Date(`${day}T12:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function namedWords({ sample, random }: About, { day, category, fullDay }: Occasion, office: Office) {
  const month = day.slice(0, 7)
  const named: Readonly<Record<string, readonly Word[]>> = {
    date: [day],
    day: [day, Number(day.slice(8))],
    dayOfMonth: [day, Number(day.slice(8))],
    startDate: [day, '2026-01-01'],
    endDate: [later(day), day],
    startDateOfFirstShift: [day],
    startDateOfLastShift: [later(day)],
    startDateOfFirstAbsence: [day],
    startDateOfLastAbsence: [later(day)],
    startDateTimestamp: [`${day}T08:00`, `${day}T13:30`],
    endDateTimestamp: [`${day}T16:06`, `${later(day)}T01:00`],
    absenceCategory: [category],
    fullDay: [fullDay],
    idInDay: [0, 0, 1],
    email: [`p${random.whole(1, 1_000_000)}@huis.example`],
    emailAddress: [`a${random.whole(1, 1_000_000)}@huis.example`, 'facturen@klaverveld.example'],
    userId: [sample.userId],
    userIds: [sample.userId],
    contractId: [sample.contractId],
    contractIds: [sample.contractId],
    customerId: [sample.customerId],
    parentId: [sample.parentId, sample.customerId],
    parentCompanyId: [sample.parentId, 0],
    subdivisionId: [sample.customerId],
    employerId: [sample.employerId],
    hrEmployerId: [sample.employerId],
    hrEmployer: [sample.employerId],
    shiftId: sample.shiftTypes,
    shiftTypeId: [...sample.shiftTypes, ...sample.ownShiftTypes],
    orderId: sample.orders,
    invoiceId: sample.invoices,
    invoiceIds: sample.invoices,
    absenceId: sample.absences.map(({ id }) => id),
    bonusId: sample.bonuses,
    periodId: sample.sickLeaves,
    sessionId: sample.sessions,
    batchId: office.jobs,
    documentId: [1, 2, 3],
    yearMonth: [month],
    yearMonthString: [month],
    year: [2025, 2026, 2026, 2027],
    flag: ['true', 'false'],
    provider: ['google', 'apple'],
    token: ['x'.repeat(43)],
    kind: IMPORT_KINDS,
    counter: counterTypes,
    csv: importFiles,
    entity: ['person', 'contract', 'invoice', 'customer'],
  }
  return named
}

type Ids = { readonly inPath: readonly Word[]; readonly inBody: readonly Word[] }

const both = (ids: readonly Word[]): Ids => ({ inPath: ids, inBody: ids })

function plainIds({ sample, path }: About, { id }: Occasion, office: Office): Ids {
  if (/freecost/i.test(path)) return both(sample.freeCosts)
  if (path.includes('/confirmedEmail')) return both(sample.addresses)
  if (path.includes('/job/')) return both(office.jobs)
  if (path.includes('/session')) return both(sample.sessions)
  if (path.includes('/accountingcost')) return both(office.accountingCosts)
  if (path.includes('/invoice')) return both([...sample.invoices, ...office.customInvoices])
  if (path.includes('/hremployer')) return both([sample.employerId])
  if (path.includes('/contract/')) return { inPath: [sample.contractId], inBody: sample.orders }
  if (path.includes('/subdivision/')) return both([sample.parentId])
  if (path.includes('/customer/')) return { inPath: [sample.customerId], inBody: sample.shiftTypes }
  if (path.includes('PartTime')) return { inPath: [sample.userId], inBody: sample.partTimeRecords }
  if (path.includes('SickLeave')) return { inPath: [sample.userId], inBody: sample.sickLeaves }
  if (path.startsWith('/timesheet/')) return { inPath: [sample.contractId], inBody: [id] }
  return { inPath: [sample.userId], inBody: [id] }
}
