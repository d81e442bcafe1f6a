import { expect, test } from 'vitest'
import { callOf, readFilter, writeFilter } from './auditInAddress.ts'

const filterOf = (address: string) => readFilter(new URLSearchParams(address))
const NOTHING = filterOf('')

test.each([
  ['', {}],
  ['user=7', { user: '7' }],
  ['customer=7', { entity: 'customer', id: '7' }],
  ['invoice=7&month=2026-11', { entity: 'invoice', id: '7' }],
  ['contract=7', { contract: '7' }],
  ['contract=7&month=2026-11', { contract: '7', yearMonth: '2026-11' }],
  ['entity=settings&kind=changes', { entity: 'settings', kind: 'changes' }],
  [
    'user=7&actor=3&kind=readings&from=2026-11-01&to=2026-11-30',
    {
      user: '7',
      actor: '3',
      kind: 'readings',
      from: '2026-11-01',
      to: '2026-11-30',
    },
  ],
])(
  'the filters in the address %j are sent to the server, and are written to the address unchanged',
  (address, call) => {
    expect(callOf(filterOf(address))).toEqual(call)
    expect(writeFilter(filterOf(address)).toString()).toBe(address)
  },
)

test('the audit trail ignores an unknown filter in the URL', () => {
  expect(filterOf('entity=unknown&kind=x&from=2026-02-30&month=13&actor=-1')).toEqual(NOTHING)
})

test('the audit trail shows all records of a kind when the filter contains no id', () => {
  expect(callOf(filterOf('customer='))).toEqual({ entity: 'customer' })
  expect(callOf(filterOf('user='))).toEqual({})
  expect(writeFilter({ ...NOTHING, about: 'contract' }).toString()).toBe('contract=')
})
