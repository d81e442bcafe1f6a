import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/stubBrowser.ts'
import { askEarly, takeEarly } from './askEarly.ts'
import { queryClient } from './queryClient.ts'

const week = { query: { from: '2026-11-16', to: '2026-11-22' } } as const

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

const server = () => ({ status: 200, body: { people: [] } })

test('HR’s planning of the team is asked while its script still loads, and the screen uses that answer once', async () => {
  const { sent } = stubBrowser(server)
  askEarly(teamPlanning, week)
  expect(await takeEarly(teamPlanning, week)).toEqual({ people: [] })
  expect(sent.map(({ address }) => address)).toEqual(['/api/administration/planning?from=2026-11-16&to=2026-11-22'])
  expect(await takeEarly(teamPlanning, week)).toBeNull()
})

test('HR who chose another week before the screen was there does not see the week that was asked early', async () => {
  stubBrowser(server)
  askEarly(teamPlanning, week)
  expect(await takeEarly(teamPlanning, { query: { from: '2026-11-23', to: '2026-11-29' } })).toBeNull()
  expect(await takeEarly(teamPlanning, week)).toBeNull()
})

test('HR who comes back to a week that the browser still has asks for nothing early', async () => {
  const { sent } = stubBrowser(server)
  queryClient.setQueryData([teamPlanning.path, week], { people: [] })
  askEarly(teamPlanning, week)
  expect(sent).toEqual([])
  expect(await takeEarly(teamPlanning, week)).toBeNull()
})

test('when the early read fails, the screen reads the planning again', async () => {
  stubBrowser(() => ({ status: 500, body: {} }))
  askEarly(teamPlanning, week)
  expect(await takeEarly(teamPlanning, week)).toBeNull()
})
