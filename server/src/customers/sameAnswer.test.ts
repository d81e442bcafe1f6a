import { customer, customers, toggleCustomer } from '@uurwerk/contract/customers/customers'
import { addSubdivision } from '@uurwerk/contract/customers/subdivisions'
import { refusalToAddSubdivision } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, refusalOf } from '../testing/call.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenCustomer, givenPerson } from '../testing/world/world.ts'

const { db, as } = await startTestApp()
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', roles: ['ROLE_ADMIN'] }))

test(
  'for random subdivisions of customers, the browser and the server give the same refusal',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 8, maxLength: 16 }), async (wishes) => {
        const ids: number[] = []
        for (let count = 0; count < 5; count++) ids.push(await givenCustomer(db))
        for (const [above, below] of wishes) {
          const [parentId, subdivisionId] = [ids[above]!, ids[below]!]
          const parent = await call(katrien, customer, { params: { id: parentId } })
          const { customerOverviewDtoList: rows } = (await call(katrien, customers))._embedded
          const inBrowser = refusalToAddSubdivision(
            parent,
            rows.find(({ id }) => id === subdivisionId)!,
          )
          const problem = await refusalOf(katrien, addSubdivision, { params: { parentId, subdivisionId } })
          expect(problem?.code ?? null).toBe(inBrowser?.code ?? null)
          if (inBrowser !== null) expect(problem).toMatchObject({ ...inBrowser })
        }
      }),
      { numRuns: sized(8, 150) },
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
          expect(problem?.code ?? null).toBe(newActivationStatus ? (activate?.code ?? null) : null)
        }
      }),
      { numRuns: sized(8, 150) },
    )
  },
)
