import { people } from '@uurwerk/contract/people/people'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/stubBrowser.ts'
import { queryClient } from './queryClient.ts'
import { queryOf } from './queryOf.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const query = queryOf(people)
const read = () => queryClient.fetchQuery({ ...query, staleTime: 0 })

/** A server with a list that changes when `change` is called. */
function givenServer() {
  let version = 1
  const { sent } = stubBrowser(({ headers }) => {
    const etag = `W/"${version}"`
    return headers.get('if-none-match') === etag
      ? { status: 304, headers: { etag } }
      : { status: 200, headers: { etag }, body: { _embedded: { userDtoList: [{ version }] } } }
  })
  return { sent, change: () => (version += 1) }
}

test('a list that did not change on the server is not sent to HR again, and the page keeps the same list object', async () => {
  const { sent, change } = givenServer()
  const first = await read()
  expect(await read()).toBe(first)
  change()
  expect(await read()).toEqual({ _embedded: { userDtoList: [{ version: 2 }] } })
  expect(sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, 'W/"1"', 'W/"1"'])
})

test('when HR’s screen changed a list before the server answered, the browser reads the whole list', async () => {
  const { sent } = givenServer()
  await read()
  queryClient.setQueryData(query.queryKey, (list) => list && { ...list, _embedded: { userDtoList: [] } })
  expect(await read()).toEqual({ _embedded: { userDtoList: [{ version: 1 }] } })
  expect(sent[1]?.headers.has('if-none-match')).toBe(false)
})
