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
  ['Anna, whom HR entered, signs in for the first time', {}, {}, null],
  ['Anna signs in again', { subject: 'g-1' }, {}, null],
  [
    'Anna signs in again after her address at Google changed and is not verified yet',
    { subject: 'g-1' },
    { emailVerified: false },
    null,
  ],
  ['an unknown account gets in nowhere', null, {}, 'sign_in_refused'],
  ['an address that Google has not verified proves nothing', {}, { emailVerified: false }, 'sign_in_refused'],
  [
    'another account that took over Anna’s address is not Anna',
    { subject: 'g-1' },
    { subject: 'g-2' },
    'sign_in_refused',
  ],
  ['Anna, entered with Google, comes with Apple', {}, { provider: 'APPLE' }, 'sign_in_other_provider'],
  [
    'Anna’s provider is not told to who has not shown to be Anna',
    {},
    { provider: 'APPLE', emailVerified: false },
    'sign_in_refused',
  ],
  [
    'the same name at the other provider is another account',
    { subject: 'g-1' },
    { provider: 'APPLE' },
    'sign_in_other_provider',
  ],
  ['who left ninety days ago fetches the last timesheets', { employmentEnd: toDay('2026-08-22') }, {}, null],
  ['who left ninety-one days ago does not', { employmentEnd: toDay('2026-08-21') }, {}, 'sign_in_ended'],
  ['nor with an account that is known', { subject: 'g-1', employmentEnd: toDay('2026-08-21') }, {}, 'sign_in_ended'],
]

test.each(cases)('%s', (_sentence, person, shown, code) => {
  const facts = {
    person: person && { ...entered, ...person },
    today: toDay('2026-11-20'),
    signInDaysAfterEmployment: 90,
  }
  expect(refusalToSignIn(facts, { ...shownByGoogle, ...shown })?.code ?? null).toBe(code)
})
