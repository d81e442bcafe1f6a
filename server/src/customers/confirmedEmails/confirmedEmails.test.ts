import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world.ts'

const { db, as } = await startTestApp()
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))

const add = (text: string) => katrien.post('/administration/confirmedEmail', { text })
const addressesAt = async (path: string) =>
  (await katrien.get(path)).body._embedded.confirmedEmailDtoList.map(
    (email: { emailAddress: string }) => email.emailAddress,
  )

test('an address is added as plain text or as JSON, and starts unconfirmed', async () => {
  const plain = await add('Facturen@klaverveld.example')
  expect(plain).toMatchObject({
    status: 201,
    body: { emailAddress: 'Facturen@klaverveld.example', confirmed: false, confirmer: null },
  })
  const json = await katrien.post('/administration/confirmedEmail', {
    body: { emailAddress: 'boekhouding@klaverveld.example' },
  })
  expect(json.status).toBe(201)
})

test('an address that exists already is refused, also with other capitals', async () => {
  await add('twee@klaverveld.example')
  const again = await add('TWEE@klaverveld.example')
  expect(again).toMatchObject({
    status: 208,
    body: { emailAddress: 'twee@klaverveld.example', warning: 'Deze gegevens zijn al geregistreerd.' },
  })
})

test('an address that is added twice at once exists once', async () => {
  const answers = await Promise.all([add('samen@klaverveld.example'), add('samen@klaverveld.example')])
  expect(statusesOf(answers)).toEqual([201, 208])
})

test.each([[''], ['geen adres'], ['a@b'], ['a b@c.example']])('%j is refused as an address', async (text) => {
  expect(await add(text)).toMatchObject({ status: 422, body: { code: 'invalid' } })
})

test('Katrien confirms an address, and no request can name another person as the confirmer', async () => {
  await add('bevestig@klaverveld.example')
  const body = {
    emailAddress: 'bevestig@klaverveld.example',
    confirmer: 'Iemand Anders',
    isConfirmed: true,
    confirmationDateTime: '2020-01-01T00:00:00Z',
  }
  const { status, body: confirmed } = await katrien.put('/administration/confirmedEmail', { body })
  expect(status).toBe(200)
  expect(confirmed).toMatchObject({
    emailAddress: 'bevestig@klaverveld.example',
    confirmed: true,
    confirmer: 'Katrien Lauwers',
    confirmationDateTime: '2026-11-20T10:00:00+01:00',
  })
  const wim = await as(await givenPerson(db, { firstName: 'Wim', roles: ['ROLE_ADMIN'] }))
  const again = await wim.put('/administration/confirmedEmail', {
    body: { emailAddress: 'bevestig@klaverveld.example', confirmed: true },
  })
  expect(again.body.confirmer).toBe('Katrien Lauwers')
})

test('an unknown address cannot be confirmed, and a confirmed one cannot be unconfirmed', async () => {
  const confirm = (body: object) => katrien.put('/administration/confirmedEmail', { body })
  expect((await confirm({ emailAddress: 'onbekend@klaverveld.example', isConfirmed: true })).status).toBe(404)
  expect((await confirm({ emailAddress: 'bevestig@klaverveld.example', isConfirmed: false })).status).toBe(422)
})

test('all addresses are listed by name, and so are the confirmed ones separately', async () => {
  await add('aaa@klaverveld.example')
  await katrien.put('/administration/confirmedEmail', {
    body: { emailAddress: 'aaa@klaverveld.example', isConfirmed: true },
  })
  const all = await addressesAt('/administration/confirmedEmail')
  expect(all[0]).toBe('aaa@klaverveld.example')
  expect(await addressesAt('/administration/confirmedEmail/true')).toEqual([
    'aaa@klaverveld.example',
    'bevestig@klaverveld.example',
  ])
})
