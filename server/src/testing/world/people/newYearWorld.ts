import { beginNewYear } from '@uurwerk/contract/balances/newYear'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { vacationCounters } from '@uurwerk/contract/balances/balances'
import { call, request } from '../../call.ts'
import { givenCounter } from './leave.ts'
import { startTestApp } from '../../startTestApp.ts'
import { givenHr } from '../world.ts'

type Input = BodyInput<typeof beginNewYear>

/** Starts an app on 4 January 2027, in which Hilde Maes of HR begins the new year. */
export async function newYearWorld() {
  const { db, as, clock } = await startTestApp('2027-01-04T09:00:00Z')
  const { call: hr } = await givenHr({ db, as }, 'Hilde')

  const newYear = (body: Input, { preview = false, year = 2027 } = {}) =>
    request(hr, beginNewYear, { params: { year }, query: { preview: `${preview}` }, body })
  const run = async (...wanted: Parameters<typeof newYear>) => {
    const { _embedded, ...body } = await call(...newYear(...wanted))
    return { ...body, rows: _embedded.newYearPersonDtoList }
  }

  async function cells(personId: number, year: number) {
    const body = await call(hr, vacationCounters, { params: { id: personId, year } })
    return Object.fromEntries(
      body._embedded.vacationCounterDtoList
        .filter(({ currentBalance, originalBalance }) => currentBalance !== 0 || originalBalance !== 0)
        .map(({ type, currentBalance, originalBalance }) => [type, `${currentBalance}/${originalBalance}`]),
    )
  }

  const lastYear = (personId: number, type: Parameters<typeof givenCounter>[1]['type'], days: number) =>
    givenCounter(db, { personId, days, type, year: 2026 })

  return { db, clock, hr, newYear, run, cells, lastYear }
}
