import { customer, customers, editCustomer, toggleCustomer } from '@uurwerk/contract/customers/customers'
import { addSubdivision } from '@uurwerk/contract/customers/subdivisions'
import { refusalToAddSubdivision } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalToSetParent } from '@uurwerk/domain/customers/refusalToSetParent'
import { call, refusalIn, refusalOf } from '../testing/call.ts'
import { sized } from '../testing/sized.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { customerBody } from '../testing/world/masterDataBodies.ts'
import { givenCustomer } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()

/**
 * A random action of HR: adding a subdivision on the page of its parent, or choosing or removing the parent in the form
 * of the subdivision.
 */
const wish = fc.record({
  act: fc.constantFrom('add', 'add', 'choose', 'choose', 'free'),
  above: fc.nat(4),
  below: fc.nat(4),
})

test(
  'for random subdivisions of customers, the browser and the server give the same refusal',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 8, maxLength: 16 }), async (wishes) => {
        const ids: number[] = []
        for (let count = 0; count < 5; count++) ids.push(await givenCustomer(db))
        for (const { act, above, below } of wishes) {
          const [parentId, subdivisionId] = [ids[above]!, ids[below]!]
          const { customerOverviewDtoList: rows } = (await call(katrien, customers))._embedded
          if (act === 'add') {
            const parent = await call(katrien, customer, { params: { id: parentId } })
            const problem = await refusalOf(katrien, addSubdivision, { params: { parentId, subdivisionId } })
            const row = rows.find(({ id }) => id === subdivisionId)!
            expect(refusalIn(problem)).toEqual(refusalToAddSubdivision(parent, row))
            continue
          }
          const params = { id: subdivisionId }
          const { version, hasSubdivisions } = await call(katrien, customer, { params })
          const body = customerBody({ version, parentCompanyId: act === 'free' ? null : parentId })
          const problem = await refusalOf(katrien, editCustomer, { params, query: {}, body })
          const parent = rows.find(({ id }) => id === parentId)!
          expect(refusalIn(problem)).toEqual(
            act === 'free' ? null : refusalToSetParent({ customerId: subdivisionId, hasSubdivisions, parent }),
          )
        }
      }),
      { numRuns: sized(5, 50) },
    )
  },
)

test(
  'for random customers with the same names, the page of a customer and the server give the same refusal to activate it',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), fc.boolean()), { minLength: 6, maxLength: 12 }), async (wishes) => {
        const ids: number[] = []
        for (let count = 0; count < 4; count++) ids.push(await givenCustomer(db))
        // Two pairs of customers have the same name. One customer of each pair is active.
        const names = [`Rust ${ids[0]}`, `RUST ${ids[0]}`, `Zorg ${ids[0]}`, `zorg ${ids[0]}`]
        for (const [place, id] of ids.entries())
          await db
            .updateTable('customers')
            .set({ name: names[place]!, active: place % 2 === 0 })
            .where('customers.id', '=', id)
            .execute()
        for (const [which, newActivationStatus] of wishes) {
          const params = { id: ids[which]! }
          const { activate } = (await call(katrien, customer, { params })).actions
          const problem = await refusalOf(katrien, toggleCustomer, { params, body: { newActivationStatus } })
          expect(refusalIn(problem)).toEqual(newActivationStatus ? activate : null)
        }
      }),
      { numRuns: sized(8, 50) },
    )
  },
)
