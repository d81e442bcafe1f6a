import { expect, test } from 'vitest'
import { asSuperuser, createOffices } from '../../testing/database/createOffices.ts'

// The time limit is long, because these tests add offices.

test('when one database has more than 200 offices, the installation check and the command that adds an office give a warning', async () => {
  const { act: actThere, superUrl: ofHost } = await createOffices()
  await actThere('list')
  await asSuperuser(
    ofHost,
    `insert into house.offices (name, schema, role, state)
     select 'kantoor_' || number, 'office_' || number, 'role_' || number, 'arrived' from generate_series(1, 200) number`,
  )
  const doctor = () => actThere('doctor').catch((error: Error) => error.message)
  expect(await doctor()).not.toContain('bedoeld voor')
  const warning = 'Deze databank heeft 201 kantoren, en is bedoeld voor hoogstens 200'
  expect(await actThere('add', 'nog', 'nog.test')).toEqual([
    'Het kantoor nog is gemaakt. De server toont het binnen tien seconden op nog.test.',
    expect.stringContaining(warning),
  ])
  expect(await doctor()).toContain(warning)
})

test('the installation check names the offices of which no dump was made in the last two nights', async () => {
  const { act: actThere, superUrl: ofHost } = await createOffices('een', 'twee', 'nieuw')
  await asSuperuser(
    ofHost,
    `update house.offices set created_at = now() - interval '60 hours' where name <> 'nieuw';
     insert into house.acts (act, office, at) values
       ('dump', 'een', now() - interval '55 hours'), ('dump', 'twee', now() - interval '20 hours')`,
  )
  const doctor = (...name: string[]) => actThere('doctor', ...name).catch((error: Error) => error.message)
  expect(await doctor()).toContain('Zonder dump van de laatste twee nachten: een. Kijk naar de nachtelijke dump')
  expect(await doctor('twee')).not.toContain('Zonder dump')
  await asSuperuser(ofHost, `insert into house.acts (act, office) values ('dump', 'een')`)
  expect(await doctor()).not.toContain('Zonder dump')
})
