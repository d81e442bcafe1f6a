import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import type { Random } from './random.ts'
import type { Office, Scene } from './seeds.ts'

type Words = (name: string) => readonly (string | number | boolean)[]

/** The values that a generated request can have, for each path parameter and for each field of a query or a body. */
export type WordsOf = { readonly inPath: Words; readonly inBody: Words }

type About = { readonly scene: Scene; readonly path: string; readonly random: Random }
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
export function wordsOf(office: Office, about: About): WordsOf {
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
function occasionOf({ scene, path, random }: About): Occasion {
  const nothing = { id: null, category: null, fullDay: null }
  const found = /absence|paycode|Counters/i.test(path) ? scene.absences : scene.shifts
  if (found.length > 0 && random.chance(0.6)) return { ...nothing, ...random.pick(found) }
  return { ...nothing, day: `${random.pick(MONTHS)}-${String(random.whole(1, 27)).padStart(2, '0')}` }
}

function later(day: string): string {
  const next = new Date(`${day}T12:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function namedWords({ scene, random }: About, { day, category, fullDay }: Occasion, office: Office) {
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
    userId: [scene.userId],
    userIds: [scene.userId],
    contractId: [scene.contractId],
    contractIds: [scene.contractId],
    customerId: [scene.customerId],
    parentId: [scene.parentId, scene.customerId],
    parentCompanyId: [scene.parentId, 0],
    subdivisionId: [scene.customerId],
    employerId: [scene.employerId],
    hrEmployerId: [scene.employerId],
    hrEmployer: [scene.employerId],
    shiftId: scene.shiftTypes,
    shiftTypeId: [...scene.shiftTypes, ...scene.ownShiftTypes],
    orderId: scene.orders,
    invoiceId: scene.invoices,
    invoiceIds: scene.invoices,
    absenceId: scene.absences.map(({ id }) => id),
    bonusId: scene.bonuses,
    periodId: scene.sickLeaves,
    sessionId: scene.sessions,
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

function plainIds({ scene, path }: About, { id }: Occasion, office: Office): Ids {
  if (/freecost/i.test(path)) return both(scene.freeCosts)
  if (path.includes('/confirmedEmail')) return both(scene.addresses)
  if (path.includes('/job/')) return both(office.jobs)
  if (path.includes('/session')) return both(scene.sessions)
  if (path.includes('/accountingcost')) return both(office.accountingCosts)
  if (path.includes('/invoice')) return both([...scene.invoices, ...office.customInvoices])
  if (path.includes('/hremployer')) return both([scene.employerId])
  if (path.includes('/contract/')) return { inPath: [scene.contractId], inBody: scene.orders }
  if (path.includes('/subdivision/')) return both([scene.parentId])
  if (path.includes('/customer/')) return { inPath: [scene.customerId], inBody: scene.shiftTypes }
  if (path.includes('PartTime')) return { inPath: [scene.userId], inBody: scene.partTimeRecords }
  if (path.includes('SickLeave')) return { inPath: [scene.userId], inBody: scene.sickLeaves }
  if (path.startsWith('/timesheet/')) return { inPath: [scene.contractId], inBody: [id] }
  return { inPath: [scene.userId], inBody: [id] }
}
