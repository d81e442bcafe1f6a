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
  ['a known refusal', answer(404, problem(404, 'not_found'))],
  ['a request to wait with a number of seconds', answer(503, problem(503, 'overloaded'), { 'retry-after': '2' })],
])('the test of hostile input accepts %s', (_, given) => {
  expect(faultOf(currentUser, given)).toBe(null)
})

test.each([
  ['an internal server error', answer(500, problem(500, 'fault')), '500 fault'],
  ['a request to wait without a number of seconds', answer(503, problem(503, 'overloaded')), '503 overloaded'],
  ['an HTML page instead of a problem', answer(404, '<h1>', { 'content-type': 'text/html' }), '404 as text/html'],
  ['an unknown problem code', answer(409, problem(409, 'nonsense')), 'unknown code nonsense'],
  [
    'a problem with another HTTP status than its status field',
    answer(409, problem(404, 'not_found')),
    '409 that says 404',
  ],
  [
    'a sentence with the word undefined',
    answer(404, problem(404, 'not_found', 'undefined bestaat niet')),
    'undefined bestaat niet',
  ],
  ['an answer that does not match the contract', answer(200, { id: 'x' }), 'id Invalid input'],
  ['a successful status that the contract does not allow', answer(201, {}), 'status 201'],
])('the test of hostile input reports a fault for %s', (_, given, sentence) => {
  expect(faultOf(currentUser, given)).toContain(sentence)
})
