import { NewShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { shiftTypeColumns } from '@uurwerk/contract/import/shiftTypeColumns'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { z } from 'zod'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { nextTurn } from '../../app/Turn.ts'
import { lockCustomers } from '../../customers/customerStore.ts'
import { shiftTypeFieldsOf } from '../../customers/shiftTypes/shiftTypeFieldsOf.ts'
import {
  insertShiftTypes,
  listShiftTypesOf,
  type ShiftTypeOfCustomer,
} from '../../customers/shiftTypes/shiftTypesOfManyStore.ts'
import { listCustomersByName } from '../contracts/contractsImportStore.ts'
import { customerKey } from '../customers/customerKey.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import { plainPath, type Importing, type Judges, type Cells } from '../importing.ts'
import { lookupOf } from '../lookupOf.ts'
import { bodyOf } from '../table/bodyOf.ts'
import { numbersIn } from '../table/numbersIn.ts'

const OfCustomer = NewShiftType.and(z.object({ customerId: z.number() }))

type Body = z.output<typeof OfCustomer>

/** The import recognises a shift type by its customer, name, start and end (rule import-42). */
export async function shiftTypesImport(context: CommandContext): Promise<Importing<Body>> {
  const { tx } = context
  const customers = await listCustomersByName(tx)
  const names = new Map(customers.map(({ id, name }) => [id, name]))
  return {
    columns: shiftTypeColumns,
    schema: OfCustomer,
    bodyOf,
    // An error about the whole break is shown at the start of the break.
    pathOf: (issue) => (plainPath(issue) === 'breakTime' ? 'breakTime.startTime' : plainPath(issue)),
    lookup: lookupOf({
      people: new Map(),
      customers: new Map(customers.map(({ id, name }) => [customerKey(name), id])),
    }),
    keyOf: ({ customerId, name, 'labourTime.startTime': start, 'labourTime.endTime': end }) =>
      typeof customerId === 'number' && typeof name === 'string' ? keyOf({ customerId, name, start, end }) : null,
    nameOf: ({ customerId, name }) => `${names.get(customerId)} – ${name}`,
    judging: async (rows, { preview }) => {
      const ids = numbersIn(rows, 'customerId')
      if (!preview && ids.length > 0) await lockCustomers(tx, ids)
      const stored = await listShiftTypesOf(tx, ids)
      await nextTurn()
      return judgesOf(stored, names)
    },
    insert: (bodies) => insert(context, bodies.map(importedOf)),
  }
}

type Key = { readonly customerId: number; readonly name: string; readonly start: unknown; readonly end: unknown }

const keyOf = ({ customerId, name, start, end }: Key): string =>
  `${customerId} ${customerKey(name)} ${String(start)} ${String(end)}`

const keyOfType = (type: ShiftTypeOfCustomer): string =>
  keyOf({ ...type, start: formatClockTime(type.start), end: formatClockTime(type.end) })

const importedOf = ({ customerId, ...type }: Body): ShiftTypeOfCustomer => ({ customerId, ...shiftTypeFieldsOf(type) })

function judgesOf(stored: readonly ShiftTypeOfCustomer[], names: ReadonlyMap<number, string>): Judges<Body> {
  const standing = new Map(stored.map((type) => [keyOfType(type), type]))
  // The names of stored shift types and of earlier rows. A row with one of these names gets a warning.
  const named = new Set(stored.map(nameOfType))
  return {
    judge: (body) => {
      const type = importedOf(body)
      const same = standing.get(keyOfType(type))
      const entered = shiftTypeCells(type, names)
      if (same !== undefined) return { stored: { ...shiftTypeCells(same, names), name: type.name }, entered }
      const isNamesake = named.has(nameOfType(type))
      named.add(nameOfType(type))
      return { entered, warnings: isNamesake ? [{ path: 'name', warned: { code: 'shift_type_namesake' } }] : [] }
    },
    judgeRest: () => [],
  }
}

const nameOfType = ({ customerId, name }: ShiftTypeOfCustomer): string => `${customerId} ${customerKey(name)}`

export const shiftTypeCells = (type: ShiftTypeOfCustomer, names: ReadonlyMap<number, string>): Cells => ({
  customerId: names.get(type.customerId) ?? '',
  name: type.name,
  'labourTime.startTime': formatClockTime(type.start),
  'labourTime.endTime': formatClockTime(type.end),
  'breakTime.startTime': type.breakStart === null ? '' : formatClockTime(type.breakStart),
  'breakTime.endTime': type.breakEnd === null ? '' : formatClockTime(type.breakEnd),
  color: type.color,
})

async function insert(
  { tx, actor, now }: CommandContext,
  types: readonly ShiftTypeOfCustomer[],
): Promise<MadeRecord[]> {
  const ids = await insertShiftTypes(tx, types)
  await recordAudits(
    tx,
    types.map((after, index) => ({
      actorId: actor.personId,
      now,
      action: 'add shift type' as const,
      entity: 'shift type' as const,
      entityId: ids[index]!,
      after,
    })),
  )
  return ids.map((id) => ({ entity: 'shift type', id }))
}
