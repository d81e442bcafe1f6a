import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askBeforeLeaving } from './askBeforeLeaving.ts'

test('the browser asks for a confirmation before it leaves a page while a change has no answer of the server', async () => {
  const client = new QueryClient()
  const page = new EventTarget()
  askBeforeLeaving(client, page)
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const write = () => {
    const answer = Promise.withResolvers<void>()
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => answer.promise, scope: { id: 'month' } })
    return { answer: answer.resolve, ended: mutation.execute(undefined) }
  }
  expect(asks()).toBe(false)

  const [first, second] = [write(), write()]
  expect(asks()).toBe(true)
  first.answer()
  await first.ended
  expect(asks()).toBe(true)
  second.answer()
  await second.ended
  expect(asks()).toBe(false)
})
