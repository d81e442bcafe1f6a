import { expect, test } from 'vitest'
import { fillE2eDemo } from './steps/tests/fillE2eDemo.mjs'

test('when the demo of the e2e tests cannot be filled, the e2e tests get no folder with a demo', async () => {
  const { env, remove } = await fillE2eDemo('/no/such/program', {})
  expect(env).toEqual({})
  expect(remove).not.toThrow()
})
