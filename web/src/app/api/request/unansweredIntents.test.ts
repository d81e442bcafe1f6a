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

test('a double click is one intent', () => {
  const { keyOf } = intents()
  expect([keyOf('PUT /lock'), keyOf('PUT /lock')]).toEqual(['key 1', 'key 1'])
})

test('Annelies presses again after a timeout: the same key, so the server executes the action once', () => {
  const { keyOf, wait } = intents()
  keyOf('PUT /lock')
  wait(30_000)
  expect(keyOf('PUT /lock')).toBe('key 1')
})

test('after an answer the same press is a new intent', () => {
  const { keyOf, answered } = intents()
  keyOf('POST /freeCost 10')
  answered()
  expect(keyOf('POST /freeCost 10')).toBe('key 2')
})

test('approving again after disapproving is a new intent', () => {
  const { keyOf, answered } = intents()
  keyOf('PUT /approve')
  keyOf('PUT /disapprove')
  answered()
  expect(keyOf('PUT /approve')).toBe('key 3')
})

test('after a minute, an unclear result is forgotten', () => {
  const { keyOf, wait } = intents()
  keyOf('PUT /approve')
  wait(61_000)
  expect(keyOf('PUT /approve')).toBe('key 2')
})
