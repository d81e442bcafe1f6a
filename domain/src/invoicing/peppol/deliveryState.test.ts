import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant } from '../../time/instant.ts'
import {
  DELIVERY_STATES,
  isTaken,
  progressOf,
  progressOfReplaced,
  type DeliveryNews,
  type DeliveryProgress,
} from './deliveryState.ts'

const START: DeliveryProgress = { state: 'sent', respondedAt: null }
const response = (state: 'delivered' | 'accepted' | 'queried' | 'rejected', at: number): DeliveryNews => ({
  kind: 'response',
  state,
  at: toInstant(at),
})
const after = (...news: readonly DeliveryNews[]) =>
  news.reduce((progress, each) => progressOf(progress, each), { ...START, contradicts: false })

test.each<[what: string, news: DeliveryNews[], state: string, contradicts: boolean]>([
  ['sent twice', [{ kind: 'sent' }, { kind: 'sent' }], 'delivered', false],
  ['delivered, then in transit', [{ kind: 'sent' }, { kind: 'transit' }], 'delivered', false],
  ['delivered, then failed', [{ kind: 'sent' }, { kind: 'failed' }], 'delivered', true],
  ['failed, then delivered after all', [{ kind: 'failed' }, { kind: 'sent' }], 'failed', true],
  ['failed, and rejected', [{ kind: 'failed' }, response('rejected', 5)], 'rejected', false],
  ['rejected, then failed', [response('rejected', 5), { kind: 'failed' }], 'rejected', false],
  ['failed, then accepted', [{ kind: 'failed' }, response('accepted', 5)], 'accepted', true],
  ['a rejection before the delivery', [response('rejected', 5), { kind: 'sent' }], 'rejected', false],
  ['a later acceptance after a question', [response('queried', 5), response('accepted', 9)], 'accepted', false],
  ['an earlier question that arrives late', [response('accepted', 9), response('queried', 5)], 'accepted', false],
  ['a message that confirms the delivery', [response('delivered', 5)], 'delivered', false],
])('after the Peppol reports ‘%s’, the state of the document is %s', (_what, news, state, contradicts) => {
  expect(after(...news)).toMatchObject({ state, contradicts })
})

test('a report about a delivery that HR replaced by a new delivery does not change the replaced delivery', () => {
  const replaced: DeliveryProgress = { state: 'failed', respondedAt: null }
  const reports: [news: DeliveryNews, contradicts: boolean][] = [
    [{ kind: 'sent' }, true],
    [response('delivered', 5), true],
    [response('accepted', 5), true],
    [response('rejected', 5), false],
    [{ kind: 'failed' }, false],
    [{ kind: 'transit' }, false],
  ]
  for (const [news, contradicts] of reports)
    expect(progressOfReplaced(replaced, news)).toEqual({ ...replaced, contradicts })
})

const anyNews: fc.Arbitrary<DeliveryNews> = fc.oneof(
  fc.constantFrom<DeliveryNews>({ kind: 'transit' }, { kind: 'sent' }, { kind: 'failed' }),
  fc
    .tuple(fc.constantFrom('delivered', 'accepted', 'queried', 'rejected'), fc.integer({ min: 1, max: 9 }))
    .map(([state, at]) => response(state, at)),
)

test('a delivered document stays delivered, also when Peppol reports come late, twice or in another order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DELIVERY_STATES), fc.array(anyNews), (state, news) => {
      let progress: DeliveryProgress = { state, respondedAt: null }
      for (const each of news) {
        const next = progressOf(progress, each)
        if (isTaken(progress.state) && next.state !== 'failed') expect(isTaken(next.state)).toBe(true)
        // When the access point (the Peppol provider) sends the same report a second time, nothing changes.
        expect(progressOf(next, each).state).toBe(next.state)
        progress = next
      }
    }),
  )
})

test('the response of the buyer with the latest time decides the state, in any order in which the responses arrive', () => {
  const distinct = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(distinct, fc.infiniteStream(fc.constantFrom('accepted', 'queried', 'rejected')), (moments, states) => {
      const news = moments.map((at) => response(states.next().value, at))
      const inOrder = after(...news.toSorted((a, b) => ('at' in a && 'at' in b ? a.at - b.at : 0)))
      expect(after(...news).state).toBe(inOrder.state)
    }),
  )
})
