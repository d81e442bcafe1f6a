import { expect, test } from 'vitest'
import { ownAddresses } from './ownAddresses.ts'

const hrefsIn = (body: string) => ownAddresses(body, 'http://localhost:3000').map(({ href }) => href)

test('the mailbox of the demo shows an address of the app as a link, and does not change the other text', () => {
  const body = 'Bevestig:\nhttp://localhost:3000/confirm-email/abc_-1\n\nDank u'
  expect(ownAddresses(body, 'http://localhost:3000')).toEqual([
    { text: 'Bevestig:\n', href: null },
    { text: 'http://localhost:3000/confirm-email/abc_-1', href: '/confirm-email/abc_-1' },
    { text: '\n\nDank u', href: null },
  ])
})

test.each([
  'https://elders.example/confirm-email/abc',
  'http://localhost:3000.elders.example/x',
  'http://localhost:30001/x',
  'http://localhost:3000//elders.example/x',
  'http://localhost:3000/\\elders.example',
  'javascript:alert(1)',
])('the address %s does not belong to the app, and stays text', (body) => {
  expect(hrefsIn(body).filter((href) => href !== null)).toEqual([])
})
