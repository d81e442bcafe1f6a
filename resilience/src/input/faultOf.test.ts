import { currentUser } from '@uurwerk/contract/identity/identity'
import { expect, test } from 'vitest'
import { faultOf } from './faultOf.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json; charset=utf-8',
    ...headers,
  },
  content: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  tookMs: 1,
})
const problem = (status: number, code: string, message = 'Dat bestaat niet.') => ({
  type: `/api/docs#${code}`,
  title: message,
  status,
  code,
  message,
})

test.each([
  ['a refusal of the catalogue', answer(404, problem(404, 'not_found'))],
  ['a pause that says for how long', answer(503, problem(503, 'overloaded'), { 'retry-after': '2' })],
])('%s is no fault', (_, given) => {
  expect(faultOf(currentUser, given)).toBe(null)
})

test.each([
  ['a fault of ours', answer(500, problem(500, 'fault')), '500 fault'],
  ['a pause without an end', answer(503, problem(503, 'overloaded')), '503 overloaded'],
  ['a page instead of a problem', answer(404, '<h1>', { 'content-type': 'text/html' }), '404 as text/html'],
  ['a code that nobody knows', answer(409, problem(409, 'nonsense')), 'unknown code nonsense'],
  ['another status than it says', answer(409, problem(404, 'not_found')), '409 that says 404'],
  ['words of a machine', answer(404, problem(404, 'not_found', 'undefined bestaat niet')), 'undefined bestaat niet'],
  ['an answer that the contract does not know', answer(200, { id: 'x' }), 'id Invalid input'],
  ['another success than was promised', answer(201, {}), 'status 201'],
])('%s is a fault', (_, given, sentence) => {
  expect(faultOf(currentUser, given)).toContain(sentence)
})
