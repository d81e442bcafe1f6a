import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToSignIn, type ShownIdentity, type SignInFacts } from './refusalToSignIn.ts'

const entered: NonNullable<SignInFacts['person']> = { provider: 'GOOGLE', subject: null, employmentEnd: null }
const shownByGoogle: ShownIdentity = { provider: 'GOOGLE', subject: 'g-1', emailVerified: true }

const cases: [
  sentence: string,
  person: Partial<typeof entered> | null,
  shown: Partial<ShownIdentity>,
  code: string | null,
][] = [
  ['Anna can sign in for the first time after HR entered her data', {}, {}, null],
  ['Anna can sign in again', { subject: 'g-1' }, {}, null],
  [
    'Anna can sign in again after the e-mail address of her Google account changed',
    { subject: 'g-1' },
    { emailVerified: false },
    null,
  ],
  ['an unknown account cannot sign in', null, {}, 'sign_in_refused'],
  [
    'an account with an e-mail address that Google has not verified cannot sign in',
    {},
    { emailVerified: false },
    'sign_in_refused',
  ],
  [
    'another account that has the e-mail address of Anna cannot sign in as Anna',
    { subject: 'g-1' },
    { subject: 'g-2' },
    'sign_in_refused',
  ],
  ['Anna cannot sign in with Apple when HR entered Google', {}, { provider: 'APPLE' }, 'sign_in_other_provider'],
  [
    'the refusal does not reveal the provider of Anna to an account that did not prove its identity',
    {},
    { provider: 'APPLE', emailVerified: false },
    'sign_in_refused',
  ],
  [
    'an account with the same identifier at another provider cannot sign in',
    { subject: 'g-1' },
    { provider: 'APPLE' },
    'sign_in_other_provider',
  ],
  ['a person who left ninety days ago can sign in', { employmentEnd: toDay('2026-08-22') }, {}, null],
  ['a person who left ninety-one days ago cannot sign in', { employmentEnd: toDay('2026-08-21') }, {}, 'sign_in_ended'],
  [
    'a person who left ninety-one days ago cannot sign in with a known account',
    { subject: 'g-1', employmentEnd: toDay('2026-08-21') },
    {},
    'sign_in_ended',
  ],
]

test.each(cases)('the rule decides whether a person can sign in: %s', (_sentence, person, shown, code) => {
  const facts = {
    person: person && { ...entered, ...person },
    today: toDay('2026-11-20'),
    signInDaysAfterEmployment: 90,
  }
  expect(refusalToSignIn(facts, { ...shownByGoogle, ...shown })?.code ?? null).toBe(code)
})
