import { z } from 'zod'
import { ShiftType } from '../customers/customers.ts'
import { endpoint } from '../endpoint.ts'
import { color, version } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { NewShiftType, refuseBreakOutside, shiftTypeFields } from '../customers/shiftTypes.ts'

const own = {
  /** True when the caller created the shift type. Employees can only read the shift types of HR. */
  own: z.boolean(),
}

export const CustomerShiftTypes = z.object({
  customerId: z.number(),
  customerName: z.string(),
  shiftTypes: z.array(ShiftType.extend(own)),
})
export type CustomerShiftTypes = z.output<typeof CustomerShiftTypes>

export const OwnShiftType = resource({ ...ShiftType.shape, ...own, customerId: z.number() })
export type OwnShiftType = z.output<typeof OwnShiftType>

export const customerShiftTypes = endpoint.get('/shifttype/customershifttypes', {
  access: 'user',
  shows: ['shiftTypes', 'contracts'],
  summary: 'Eigen shift types en die van HR, per klant met een contract',
  response: list('customerShiftTypesDtoList', CustomerShiftTypes),
})

export const addOwnShiftType = endpoint.post('/shifttype/{customerId}', {
  access: 'user',
  changes: ['shiftTypes'],
  summary: 'Een eigen shift type toevoegen bij een klant',
  body: NewShiftType,
  response: OwnShiftType,
  status: 201,
  problems: ['own_shift_types_full'],
})

export const editOwnShiftType = endpoint.put('/shifttype/{customerId}/{shiftTypeId}', {
  access: 'user',
  changes: ['shiftTypes'],
  summary: 'Een eigen shift type aanpassen, of terughalen uit het archief',
  /** Without a colour in the request, the colour stays. Without a break, the shift type has no break. */
  body: z
    .object({
      ...shiftTypeFields,
      color: color('kleur').optional(),
      /**
       * When false, the edit restores an archived shift type. When this field is absent, the server does not find an
       * archived shift type.
       */
      archived: z.literal(false).optional(),
      version,
    })
    .superRefine(refuseBreakOutside),
  response: OwnShiftType,
  problems: ['stale', 'own_shift_types_full'],
})

export const archiveOwnShiftType = endpoint.delete('/shifttype/{customerId}/{shiftTypeId}', {
  access: 'user',
  changes: ['shiftTypes'],
  summary: 'Een eigen shift type archiveren: geplande shiften houden het',
  response: OwnShiftType,
})
