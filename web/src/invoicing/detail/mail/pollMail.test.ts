import { expect, test } from 'vitest'
import { finished } from '../anInvoice.testing.ts'
import { pollMail } from './pollMail.ts'

const mail = { kind: 'invoice', requestedAt: '2026-11-21T10:00:00+01:00', recipients: ['a@b.example'] }
const refused = { at: '2026-11-21T10:00:01+01:00', recipients: [], result: 'refused', detail: '451 later' }
const queued = (attempts: (typeof refused)[]) => ({
  ...finished,
  mailStatus: 'queued' as const,
  mails: [{ ...mail, status: 'queued' as const, attempts }],
})

test('the browser asks often for the state of a mail while the mail is being sent, and stops when the mail is sent or refused', () => {
  expect(pollMail(queued([]))).toBe(1500)
  expect(pollMail(queued([refused]))).toBe(15_000)
  expect(pollMail({ ...finished, mailStatus: 'unclear' })).toBe(false)
  expect(pollMail(undefined)).toBe(false)
})
