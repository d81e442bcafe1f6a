import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import { subjectsOfEntity } from '@uurwerk/contract/audit/subjectsOfEntity'
import { needs } from '@uurwerk/contract/planning/openShifts/needs'
import { teamPlanning, teamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { teamStaffing } from '@uurwerk/contract/planning/teamStaffing'
import { toDay } from '@uurwerk/domain/time/day'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../app/api/queryClient.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { byPerson } from './peopleOfTeam.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import { concernsTeam, readTeamAgain } from './readTeamAgain.ts'

const day = toDay('2026-11-24')
const ANNA = 1
const contractOfAnna = { id: 10, personId: ANNA, customerId: 1, start: day, end: null }
const none = { holidays: [], customers: [], employers: [], shiftTypes: [], shifts: [], absences: [], availability: [] }
const team = byPerson({
  ...none,
  from: day,
  to: day,
  people: [{ ...SOMEBODY, id: ANNA }],
  contracts: [{ ...contractOfAnna, invoicedMonths: [], confirmedMonths: [] }],
})
const change = (entity: keyof typeof subjectsOfEntity, of: Partial<RecentChange> = {}): RecentChange => ({
  isOwn: false,
  id: 1,
  subjects: [...subjectsOfEntity[entity]],
  userId: null,
  contractId: null,
  invoiceId: null,
  yearMonth: null,
  by: 'Mieke Medeplanner',
  ...of,
})

const reads = { planning: teamPlanning, warnings: teamWarnings, staffing: teamStaffing, openPlaces: needs }
let sent: string[] = []
let stop: (() => void)[] = []
beforeEach(() => {
  sent = []
  for (const list of [peopleToReadAgain.inPlanning, peopleToReadAgain.inWarnings]) list.start('week', team).done()
  stop = Object.entries(reads).map(([name, { path }]) => {
    const queryKey: readonly unknown[] = [path, {}]
    queryClient.setQueryData(queryKey, 'old')
    const queryFn = () => {
      sent.push(name)
      return 'new'
    }
    return new QueryObserver<unknown>(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {})
  })
})
afterEach(() => {
  for (const end of stop) end()
  peopleToReadAgain.forget()
  queryClient.clear()
})

const peopleIn = (list: 'inPlanning' | 'inWarnings') => peopleToReadAgain[list].start('week', team).ids

async function after(...changes: RecentChange[]): Promise<readonly string[]> {
  await readTeamAgain(changes)
  return sent.toSorted()
}

test('after a colleague plans a shift of Anna, the row and the warnings of Anna, the staffing and the open places are read again', async () => {
  const shift = change('contract', { userId: ANNA, contractId: contractOfAnna.id })
  expect(await after(shift)).toEqual(['openPlaces', 'planning', 'staffing', 'warnings'])
  expect(peopleIn('inPlanning')).toEqual([ANNA])
  expect(peopleIn('inWarnings')).toEqual([ANNA])
})

test('after a colleague changes an order (an hourly rate) of Anna’s contract, only the row and the warnings of Anna are read again', async () => {
  expect(await after(change('order', { contractId: contractOfAnna.id }))).toEqual(['planning', 'warnings'])
  expect(peopleIn('inPlanning')).toEqual([ANNA])
  expect(peopleIn('inWarnings')).toEqual([ANNA])
})

test('after a colleague changes a customer, the rows and the warnings of everybody are read again', async () => {
  expect(await after(change('customer'))).toEqual(['openPlaces', 'planning', 'warnings'])
  expect(peopleIn('inPlanning')).toBeNull()
  expect(peopleIn('inWarnings')).toBeNull()
})

test('after a colleague changes the number of people that a customer needs, the staffing is read again, and the rows are not', async () => {
  expect(await after(change('staffing'))).toEqual(['staffing', 'warnings'])
})

test('a payment does not make the team planning outdated; an invoice, a holiday and a qualification do', () => {
  const concerning = (['bank entry', 'invoice', 'holiday', 'qualification'] as const).map((entity) =>
    concernsTeam(change(entity)),
  )
  expect(concerning).toEqual([false, true, true, true])
})
