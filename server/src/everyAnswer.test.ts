import { endpoints } from '@uurwerk/contract/endpoints'
import { OwnTeam } from '@uurwerk/contract/planning/team/ownTeam'
import { expect, test } from 'vitest'
import { startTestApp, type Caller } from './testing/startTestApp.ts'
import { addressesOf, givenSecrets, pathsOf, saying, SECRETS } from './testing/world/secretsWorld.ts'

const app = await startTestApp('2026-11-24T09:00:00Z')
const { as } = app
const { lieselotte, bert, ofBert, ofLieselotte } = await givenSecrets(app)

/**
 * Reads every answer of the API calls that read data. Files are left out, because other tests read the text of the
 * files.
 */
async function everyAnswer(who: Caller): Promise<{ readonly path: string; readonly text: string }[]> {
  const reads = [...endpoints.values()].filter(
    (each) => each.method === 'GET' && each.access === 'user' && !('download' in each.response),
  )
  const found: { readonly path: string; readonly text: string }[] = []
  for (const read of reads)
    for (const address of addressesOf(read, [ofBert, ofLieselotte])) {
      const { status, raw } = await who.get(address)
      expect([address, status < 500]).toEqual([address, true])
      if (status === 200) found.push({ path: read.path, text: raw.toString() })
    }
  return found
}

test('no answer to a colleague contains health data, the kind of an absence, pay, rates, another customer or the availability of the employee Lieselotte', async () => {
  const answers = await everyAnswer(await as(bert))
  expect(pathsOf(answers)).toBeGreaterThan(15)
  expect(answers.some(({ text }) => text.includes('Lieselotte Vanhaverbeke'))).toBe(true)
  const { elsewhere, money, percentage, health, availability, planningOfHr } = SECRETS
  const theirs = [...elsewhere, ...money, ...percentage, ...health, ...availability, ...planningOfHr]
  expect(saying(answers, theirs)).toEqual([])
  const named = answers.filter(({ text }) => text.includes('Vanhaverbeke'))
  expect(saying(named, ['SICK', 'VACATION', 'bsence', 'ziek', 'afwezig'])).toEqual([])
  const { shifts, away } = OwnTeam.parse(JSON.parse(answers.find(({ path }) => path === '/team')!.text))
  const shown = (id: number) => [shifts, away].map((rows) => rows.some((row) => Object.values(row).includes(id)))
  expect(shown(lieselotte)).toEqual([true, true])
  expect(away).not.toContainEqual([lieselotte, '2026-11-28'])
})

test('no answer to the employee Lieselotte contains the rates of her contracts, the planning of HR or the absence of a colleague', async () => {
  const answers = await everyAnswer(await as(lieselotte))
  expect(answers.some(({ text }) => text.includes('Berkenbroek'))).toBe(true)
  const { money, planningOfHr } = SECRETS
  expect(saying(answers, [...money, ...planningOfHr.filter((word) => word !== 'weekdays')])).toEqual([])
  const aboutCarla = answers.filter(({ text }) => text.includes('Carla'))
  expect(saying(aboutCarla, ['SICK', 'VACATION', 'bsence', 'ziek', 'afwezig'])).toEqual([])
})
