import { demo } from '../../fixtures/cast.ts'
import { Office, type Hired } from '../../fixtures/offices/office.ts'
import type { Given } from '../../fixtures/test.ts'

/** Creates a ward with two shift types and with two people from December on, and opens its team planning as HR. */
export async function openTeam({ as }: Pick<Given, 'as'>, team: string, abbreviation: string) {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer(`WZC De ${team}`, {
    abbreviation,
    invoicesTo: `${abbreviation.toLowerCase()}@ploeg.example`,
  })
  const labourTime = { startTime: '07:00', endTime: '15:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  const early = await office.addShiftType(customerId, { name: 'Vroege', color: '#C7E0F4', labourTime, breakTime })
  const late = { startTime: '13:30', endTime: '21:36' }
  const pause = { startTime: '17:30', endTime: '18:00' }
  await office.addShiftType(customerId, { name: 'Late', color: '#F3DDAE', labourTime: late, breakTime: pause })
  const people: Hired[] = []
  const contracts: number[] = []
  for (const name of [`${team} Aerts`, `${team} Baert`]) {
    const person = await office.hire(name, { from: '2026-12-01' })
    people.push(person)
    contracts.push(await office.sign(person, { customerId, from: '2026-12-01', rate: 40 }))
  }
  const page = await as(demo.hr, `/admin/planning?view=week&from=2026-12-07&q=${team}`)
  const cell = (name: string, day: string) =>
    page.getByRole('gridcell', { name: new RegExp(`^${name}, ${day}( december)?`) })
  return { page, cell, office, customerId, early, people, contracts }
}
