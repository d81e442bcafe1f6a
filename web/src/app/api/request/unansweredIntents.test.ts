import { expect, test } from 'vitest'
import { unansweredIntents } from './unansweredIntents.ts'

function intents() {
  let made = 0
  let clock = 0
  const kept = unansweredIntents(
    () => `key ${++made}`,
    () => clock,
  )
  return { ...kept, wait: (ms: number) => (clock += ms) }
}

test('the two requests of a double click have the same idempotency key', () => {
  const { keyOf } = intents()
  expect([keyOf('PUT /lock'), keyOf('PUT /lock')]).toEqual(['key 1', 'key 1'])
})

test('a second click after a timeout sends the same idempotency key', () => {
  const { keyOf, wait } = intents()
  keyOf('PUT /lock')
  wait(30_000)
  expect(keyOf('PUT /lock')).toBe('key 1')
})

test('a second click after the answer of the server sends a new idempotency key', () => {
  const { keyOf, answered } = intents()
  keyOf('POST /freeCost 10')
  answered()
  expect(keyOf('POST /freeCost 10')).toBe('key 2')
})

test('a second approval after a withdrawn approval sends a new idempotency key', () => {
  const { keyOf, answered } = intents()
  keyOf('PUT /approve')
  keyOf('PUT /disapprove')
  answered()
  expect(keyOf('PUT /approve')).toBe('key 3')
})

test('a click more than a minute after an unclear result sends a new idempotency key', () => {
  const { keyOf, wait } = intents()
  keyOf('PUT /approve')
  wait(61_000)
  expect(keyOf('PUT /approve')).toBe('key 2')
})
