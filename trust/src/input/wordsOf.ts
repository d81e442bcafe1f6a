import type { Random } from './random.ts'
import type { Office, Scene } from './scenes.ts'

/** What may stand for a name in a path, a query or a body. */
export type WordsOf = (name: string) => readonly (string | number)[]

const MONTHS = ['2026-09', '2026-10', '2026-11', '2026-11', '2026-11', '2026-12', '2027-01'] as const

type About = { readonly scene: Scene; readonly path: string; readonly random: Random }

/** By the name of a thing, the ids of such things in this scene; a plain `id` is of what the path is about. */
export function wordsOf({ jobs, accountingCosts }: Office, { scene, path, random }: About): WordsOf {
  const month = random.pick(MONTHS)
  const dayNumber = random.whole(1, 27)
  const at = (later: number) => `${month}-${String(dayNumber + later).padStart(2, '0')}`
  const named: Readonly<Record<string, readonly (string | number | null)[]>> = {
    date: [at(0)],
    dayOfMonth: [dayNumber, at(0)],
    startDate: [at(0), '2026-01-01'],
    endDate: [at(1), at(0)],
    startDateTimestamp: [`${at(0)}T08:00`, `${at(0)}T13:30`],
    endDateTimestamp: [`${at(0)}T16:06`, `${at(1)}T01:00`],
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
    shiftTypeId: scene.shiftTypes,
    orderId: scene.orders,
    invoiceId: scene.invoices,
    invoiceIds: scene.invoices,
    bonusId: scene.bonuses,
    periodId: scene.sickLeaves,
    documentId: [1, 2, 3],
    yearMonth: [month],
    yearMonthString: [month],
    year: [2025, 2026, 2026, 2027],
    flag: ['true', 'false'],
    provider: ['google', 'apple'],
    token: ['x'.repeat(43)],
    day: [at(0), dayNumber],
    entity: ['person', 'contract', 'invoice', 'customer'],
  }
  const plain = idsByPath(path, scene, { jobs, accountingCosts })
  return (name) => {
    const found = name === 'id' ? plain : named[name]
    return (found ?? []).filter((word) => word !== null)
  }
}

function idsByPath(path: string, scene: Scene, { jobs, accountingCosts }: Pick<Office, 'jobs' | 'accountingCosts'>) {
  if (path.includes('/freeCost') || path.includes('FreeCost')) return scene.freeCosts
  if (path.includes('/order')) return scene.orders
  if (path.includes('/confirmedEmail')) return scene.addresses
  if (path.includes('/job/')) return jobs
  if (path.includes('/accountingcost')) return accountingCosts
  if (path.includes('/invoice/')) return scene.invoices
  if (path.includes('/hremployer')) return [scene.employerId]
  if (path.includes('shifttype')) return scene.shiftTypes
  if (path.includes('/customer/')) return [scene.customerId]
  if (path.startsWith('/timesheet/')) return [scene.contractId]
  return [scene.userId]
}
