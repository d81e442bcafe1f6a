import { expect, test } from 'vitest'
import { formatAccount } from './formatAccount.ts'

const at = '2026-11-20T09:14:00+01:00'

test('HR reads whether Anna has signed in, or when she was invited', () => {
  expect(formatAccount({ signedIn: true, invitation: { at, mailStatus: 'sent' } })).toBe('Aangemeld')
  expect(formatAccount({ signedIn: false, invitation: null })).toBe('Niet uitgenodigd')
  expect(formatAccount({ signedIn: false, invitation: { at, mailStatus: 'queued' } })).toBe(
    'Uitgenodigd 20-11-2026 09:14',
  )
})

test('HR reads that an invitation did not arrive', () => {
  const invitation = { at, mailStatus: 'failed' as const }
  expect(formatAccount({ signedIn: false, invitation })).toBe('Uitnodiging van 20-11-2026 09:14 niet aangekomen')
})
