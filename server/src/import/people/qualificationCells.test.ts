import { importExport } from '@uurwerk/contract/import/import'
import { importActs, undoImport } from '@uurwerk/contract/import/importActs'
import { expect, test } from 'vitest'
import { call, outcomeOf } from '../../testing/call.ts'
import { importing, tableOf } from '../../testing/world/movingIn.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'

const { db, hr } = await hrWorld()

const HEADER = ['E-mail', 'Voornaam', 'Achternaam', 'In dienst']
const row = (name: string) => [`${name}@bekwaam.example`, name, 'Claes', '01-03-2019']
const importRows = (rows: readonly (readonly string[])[], options = {}) =>
  call(...importing(hr, 'people', tableOf([...HEADER, 'Kwalificatie'], rows), options))
const heldBy = async (name: string) => {
  const rows = await db
    .selectFrom('person_qualifications as h')
    .innerJoin('people as p', 'p.id', 'h.person_id')
    .innerJoin('qualifications as q', 'q.id', 'h.qualification_id')
    .select(['q.name', 'h.start_on', 'h.end_on'])
    .where('p.email', '=', `${name}@bekwaam.example`)
    .orderBy('q.name')
    .execute()
  return rows.map(({ name: held, start_on, end_on }) => [held, start_on, end_on])
}

test('the import gives new people their qualifications from their first day on, an export contains them, and an undo of the import removes them', async () => {
  const rows = [
    [...row('mo'), 'verpleegkundige; Chauffeur, chauffeur'],
    [...row('an'), ''],
  ]
  const checked = await importRows(rows, { preview: true })
  expect(checked.errors).toEqual([])
  expect(await heldBy('mo')).toEqual([])
  expect(await importRows(rows)).toMatchObject({ made: 2, errors: [] })
  expect(await heldBy('mo')).toEqual([
    ['Chauffeur', '2019-03-01', null],
    ['Verpleegkundige', '2019-03-01', null],
  ])
  expect(await heldBy('an')).toEqual([])
  const { raw } = await outcomeOf(hr, importExport, { params: { kind: 'people' } })
  expect(raw.toString()).toContain('Chauffeur, Verpleegkundige')
  expect(await importRows(rows)).toMatchObject({ made: 0, errors: [] })
  const { _embedded } = await call(hr, importActs)
  await call(hr, undoImport, { params: { id: _embedded.importActDtoList.find(({ made }) => made === 2)!.id } })
  expect(await heldBy('mo')).toEqual([])
})

test('the import refuses a qualification that the company does not have or no longer uses, and reports an existing person with other qualifications only when the file has the column', async () => {
  await db.updateTable('qualifications').set({ active: false }).where('name', '=', 'Zorgkundige').execute()
  for (const wrong of ['Dokter', 'Verpleegkundige, Zorgkundige']) {
    const { errors, made } = await importRows([[...row('els'), wrong]], { preview: true })
    expect([made, errors.map(({ column, value }) => [column, value])]).toEqual([0, [['Kwalificatie', wrong]]])
  }
  await importRows([[...row('els'), 'Verpleegkundige']])
  const again = await importRows([[...row('els'), 'Chauffeur']], { preview: true })
  expect([again.differingCount, JSON.stringify(again.differing)]).toEqual([1, expect.stringContaining('Chauffeur')])
  expect(await heldBy('els')).toEqual([['Verpleegkundige', '2019-03-01', null]])
  const without = await call(...importing(hr, 'people', tableOf(HEADER, [row('els')]), { preview: true }))
  expect(without).toMatchObject({ differingCount: 0, unchanged: 1 })
})
