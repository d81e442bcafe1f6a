import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stubBrowser.ts'
import { askEarly, takeEarly } from './askEarly.ts'
import { queryClient } from '../queryClient.ts'

const week = { query: { from: '2026-11-16', to: '2026-11-22' } } as const

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

const server = () => ({ status: 200, body: { people: [] } })

test('the browser asks for HR’s planning of the team while the script of the screen still loads, and the screen uses the answer once', async () => {
  const { sent } = stubBrowser(server)
  askEarly(teamPlanning, week)
  expect(await takeEarly(teamPlanning, week)).toEqual({ people: [] })
  expect(sent.map(({ address }) => address)).toEqual(['/api/administration/planning?from=2026-11-16&to=2026-11-22'])
  expect(await takeEarly(teamPlanning, week)).toBeNull()
})

test('when HR chooses another week before the screen is shown, the screen does not show the week that the browser asked for early', async () => {
  stubBrowser(server)
  askEarly(teamPlanning, week)
  expect(await takeEarly(teamPlanning, { query: { from: '2026-11-23', to: '2026-11-29' } })).toBeNull()
  expect(await takeEarly(teamPlanning, week)).toBeNull()
})

test('when HR returns to a week that the browser still has, the browser does not ask for that week early', async () => {
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
