import { beforeEach } from 'vitest'

/**
 * Makes a new value before each test, and returns a function that gives the value of the current test. Outside of a
 * test there is no value, and the function throws.
 */
export function eachTest<Value>(make: () => Promise<Value>): () => Value {
  let current: { readonly value: Value } | null = null
  beforeEach(async () => {
    current = { value: await make() }
  })
  return () => {
    if (current === null) throw new Error('Only a test or a later beforeEach can read this value.')
    return current.value
  }
}
