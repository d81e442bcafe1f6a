import type { ResponseOf } from '@uurwerk/contract/endpoint'
import {
  addConfirmedEmail,
  confirmEmail,
  confirmedEmails,
  onlyConfirmedEmails,
} from '@uurwerk/contract/customers/confirmedEmails'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, refusedWith, callWith } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenHr } from '../../testing/world/world.ts'

const { db, as, hr: katrien } = await hrWorld()

const add = (text: string) => request(katrien, addConfirmedEmail, { body: text })
const addressesOf = ({ _embedded }: ResponseOf<typeof onlyConfirmedEmails>) =>
  _embedded.confirmedEmailDtoList.map(({ emailAddress }) => emailAddress)

test('HR can send a new e-mail address as plain text or as JSON, and the new address is not confirmed', async () => {
  const plain = await call(...add('Facturen@klaverveld.example'))
  expect(plain).toMatchObject({ emailAddress: 'Facturen@klaverveld.example', confirmed: false, confirmer: null })
  await call(katrien, addConfirmedEmail, { body: { emailAddress: 'boekhouding@klaverveld.example' } })
})

test('an e-mail address that exists already is refused, also with other capital letters', async () => {
  await call(...add('twee@klaverveld.example'))
  expect(await outcomeOf(...add('TWEE@klaverveld.example'))).toMatchObject({
    status: 208,
    body: { emailAddress: 'twee@klaverveld.example', warning: 'Deze gegevens zijn al geregistreerd.' },
  })
})

test('when two requests add one e-mail address at once, the address exists once', async () => {
  const answers = await Promise.all([
    outcomeOf(...add('samen@klaverveld.example')),
    outcomeOf(...add('samen@klaverveld.example')),
  ])
  expect(statusesOf(answers)).toEqual([201, 208])
})

test.each([[''], ['geen adres'], ['a@b'], ['a b@c.example']])(
  'the text %j is refused as an e-mail address',
  async (text) => {
    expect(await refused(...add(text))).toMatchObject({ status: 422, code: 'invalid' })
  },
)

test('the HR user Katrien confirms an e-mail address, and the server stores her name, also when the request contains another name', async () => {
  await call(...add('bevestig@klaverveld.example'))
  const body = {
    emailAddress: 'bevestig@klaverveld.example',
    confirmer: 'Iemand Anders',
    isConfirmed: true as const,
    confirmationDateTime: '2020-01-01T00:00:00Z',
  }
  const confirmed = await call(katrien, confirmEmail, { body })
  expect(confirmed).toMatchObject({
    emailAddress: 'bevestig@klaverveld.example',
    confirmed: true,
    confirmer: 'Katrien Lauwers',
    confirmationDateTime: '2026-11-20T10:00:00+01:00',
  })
  const { call: wim } = await givenHr({ db, as }, 'Wim')
  const again = await callWith(wim, confirmEmail, {
    body: { emailAddress: 'bevestig@klaverveld.example', confirmed: true },
  })
  expect(again.confirmer).toBe('Katrien Lauwers')
})

test('an unknown e-mail address cannot be confirmed, and HR cannot withdraw a confirmation', async () => {
  const confirm = (body: object) => refusedWith(katrien, confirmEmail, { body })
  expect((await confirm({ emailAddress: 'onbekend@klaverveld.example', isConfirmed: true })).status).toBe(404)
  expect((await confirm({ emailAddress: 'bevestig@klaverveld.example', isConfirmed: false })).status).toBe(422)
})

test('HR can list all e-mail addresses, sorted by address, and can also list only the confirmed e-mail addresses', async () => {
  await call(...add('aaa@klaverveld.example'))
  await call(katrien, confirmEmail, {
    body: { emailAddress: 'aaa@klaverveld.example', isConfirmed: true },
  })
  const all = addressesOf(await call(katrien, confirmedEmails))
  expect(all[0]).toBe('aaa@klaverveld.example')
  expect(addressesOf(await call(katrien, onlyConfirmedEmails))).toEqual([
    'aaa@klaverveld.example',
    'bevestig@klaverveld.example',
  ])
})
