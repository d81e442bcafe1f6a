import { toDay } from '@uurwerk/domain/time/day'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/api/queryClient.ts'
import { stubBrowser, type SentRequest } from '../../../testing/stubBrowser.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { teamPlanningQuery, teamWarningsQuery, type TeamPeriod } from '../queries.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'

const week = { from: toDay('2026-11-23'), to: toDay('2026-11-29') }
const nextWeek = { from: toDay('2026-11-30'), to: toDay('2026-12-06') }
const [ANNA, BERT] = [1, 2]
const OF_ANNA = 10

const contract = (id: number, personId: number) => ({
  id,
  personId,
  customerId: 1,
  start: week.from,
  end: null,
  invoicedMonths: [],
  confirmedMonths: [],
})
const none = { holidays: [], customers: [], employers: [], shiftTypes: [], shifts: [], absences: [], availability: [] }
const team = {
  ...none,
  people: [ANNA, BERT].map((id) => ({ ...SOMEBODY, id })),
  contracts: [contract(OF_ANNA, ANNA), contract(20, BERT)],
}
/** When the request names people, the answer contains only these people. */
function answerTo({ address }: SentRequest) {
  if (address.includes('/warnings')) return { status: 200, body: { ...week, warnings: [] } }
  const some = peopleIn(address)?.split(',').map(Number)
  const isRequested = (id: number) => some?.includes(id) !== false
  const people = team.people.filter(({ id }) => isRequested(id))
  const contracts = team.contracts.filter(({ personId }) => isRequested(personId))
  return { status: 200, body: { ...week, ...team, people, contracts } }
}
const peopleIn = (address: string) => new URL(address, 'http://localhost').searchParams.get('people')

let sent: SentRequest[] = []
let stop: () => void
beforeEach(() => {
  sent = stubBrowser(answerTo).sent
  stop = peopleToReadAgain.followWrites()
})
afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Reads a period, and returns the people that the browser asked for; 'all' for the whole team. */
async function read(period: TeamPeriod, query: 'planning' | 'warnings' = 'planning'): Promise<string | undefined> {
  if (query === 'planning') await queryClient.fetchQuery({ ...teamPlanningQuery(period), staleTime: 0 })
  else await queryClient.fetchQuery({ ...teamWarningsQuery(period), staleTime: 0 })
  const address = sent.at(-1)?.address
  return address === undefined ? undefined : (peopleIn(address) ?? 'all')
}
const write = (people?: readonly number[]) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => null, ...(people && { meta: { people } }) })
    .execute(undefined)

test('after HR changes shifts of Anna, the next read of each visited week is only for Anna, also for the week that is read last', async () => {
  for (const period of [week, nextWeek]) {
    expect(await read(period)).toBe('all')
    expect(await read(period, 'warnings')).toBe('all')
  }
  peopleToReadAgain.add({ contracts: [OF_ANNA] })
  for (const period of [week, nextWeek]) {
    expect(await read(period)).toBe(`${ANNA}`)
    expect(await read(period, 'warnings')).toBe(`${ANNA}`)
    expect(await read(period)).toBe('all')
  }
})

test.each(['planning', 'warnings'] as const)(
  'after a write that does not name its people, the %s of each visited week is read for the whole team, although HR then changes only Anna',
  async (query) => {
    for (const period of [week, nextWeek]) {
      await read(period)
      await read(period, query)
    }
    await write()
    peopleToReadAgain.add({ people: [ANNA] })
    expect(await read(nextWeek, query)).toBe('all')
    expect(await read(week, query)).toBe('all')
  },
)

test('after a write that names Bert, such as an absence of Bert, only Bert is read again', async () => {
  await read(week)
  await write([BERT])
  expect(await read(week)).toBe(`${BERT}`)
})

test('a person who changes during a read is read again, because the answer of that read can be older than the change', async () => {
  await read(week)
  peopleToReadAgain.add({ people: [ANNA] })
  const running = read(week)
  peopleToReadAgain.add({ people: [BERT] })
  await running
  expect(await read(week)).toBe(`${ANNA},${BERT}`)
})

test('when a changed contract is not in the shown week, the browser reads the week again for the whole team', async () => {
  await read(week)
  peopleToReadAgain.add({ contracts: [OF_ANNA, 99] })
  expect(await read(week)).toBe('all')
})

test('after HR leaves the team planning, the next read is for the whole team, because the browser did not follow the changes meanwhile', async () => {
  await read(week)
  stop()
  stop = peopleToReadAgain.followWrites()
  peopleToReadAgain.add({ people: [ANNA] })
  expect(await read(week)).toBe('all')
})
