import { createPerson } from '@uurwerk/contract/people/people'
import { call } from '../../call.ts'
import { personBody } from '../masterDataBodies.ts'
import { givenContract, givenCustomer, givenPersonAtWork } from '../world.ts'
import { hrWorld } from './hrWorld.ts'
import { givenCounter, givenShift, givenVacationApproved } from './leave.ts'

type AnnaFields = Omit<Parameters<typeof givenPersonAtWork>[1], 'customerId'> & {
  /** The days of statutory vacation in 2026. */
  readonly days?: number
  /** Whether HR approved the balances of the year. By default, HR approved them when Anna has days of vacation. */
  readonly approved?: boolean
}

/**
 * Starts an app with a customer, at which each new Anna works. The fields are the defaults of each Anna, for example
 * `annasLeaveWorld({ days: 2 })`.
 */
export async function annasLeaveWorld(defaults: AnnaFields = {}) {
  const world = await hrWorld()
  const { db, as, hr } = world
  const customerId = await givenCustomer(db)

  /** Creates another Anna, and signs her in. */
  async function givenAnna(fields: AnnaFields = {}) {
    const { days = 0, approved = days > 0, ...atWork } = { ...defaults, ...fields }
    const { personId, contractId } = await givenPersonAtWork(db, { customerId, ...atWork })
    if (days > 0) await givenCounter(db, { personId, days })
    if (approved) await givenVacationApproved(db, personId)
    return { personId, contractId, anna: await as(personId) }
  }

  /** HR adds another Anna, who gets her days of ‘Feestdag recup’ for 2026. */
  async function givenNewEmployee() {
    const { id: personId } = await call(hr, createPerson, {
      body: personBody({ employmentStartDate: '2026-01-01' }),
    })
    return { personId, contractId: await givenContract(db, { personId, customerId, from: '2026-01-01' }) }
  }

  /** Creates a shift from 8:00 to 16:00 in winter time. */
  const onDay = (day: string, owner: { personId: number; contractId: number }) =>
    givenShift(db, { ...owner, start: `${day}T08:00+01:00`, end: `${day}T16:00+01:00` })

  return { ...world, customerId, givenAnna, givenNewEmployee, onDay }
}
