import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToInvite, type InvitationFacts } from './refusalToInvite.ts'

const anna: InvitationFacts = {
  hasSignedIn: false,
  maySignIn: true,
  provider: 'GOOGLE',
  signInWays: ['GOOGLE'],
  isMailSetUp: true,
  lastInvitedOn: null,
  today: toDay('2026-11-20'),
}

const cases: readonly (readonly [name: string, facts: Partial<InvitationFacts>, code: string | null])[] = [
  ['Anna, who never signed in, is invited', {}, null],
  ['Anna, who was invited yesterday, is invited again', { lastInvitedOn: toDay('2026-11-19') }, null],
  ['Anna gets at most one invitation a day', { lastInvitedOn: toDay('2026-11-20') }, 'already_invited_today'],
  ['Anna, who has signed in, needs no invitation', { hasSignedIn: true }, 'already_signed_in'],
  ['Anna, who left long ago, cannot sign in', { maySignIn: false }, 'cannot_sign_in_any_more'],
  [
    'Anna cannot be invited to sign in with Apple while only Google is set up',
    { provider: 'APPLE' },
    'sign_in_way_not_set_up',
  ],
  ['a person who has signed in needs no mail server', { hasSignedIn: true, isMailSetUp: false }, 'already_signed_in'],
  ['nobody is invited without a mail server', { isMailSetUp: false }, 'mail_not_set_up'],
]

test.each(cases)('the rule decides whether HR can invite a person: %s', (_name, facts, code) => {
  expect(refusalToInvite({ ...anna, ...facts })?.code ?? null).toBe(code)
})
