import { hrEmployerPayCodes, removeHrEmployer, type HrEmployer } from '@uurwerk/contract/people/hrEmployers'
import { refusalToRemoveHrEmployer } from '@uurwerk/domain/people/refusalToRemoveHrEmployer'
import type { z } from 'zod'
import { action, actionsOf } from '../../app/actionLinks.ts'
import type { HrEmployerRow } from './hrEmployerStore.ts'

export const hrEmployerDto = (row: HrEmployerRow): z.output<typeof HrEmployer> => ({
  ...row,
  ...actionsOf({
    remove: action(removeHrEmployer, { id: row.id }, refusalToRemoveHrEmployer(row)),
    payCodes: action(hrEmployerPayCodes, { id: row.id }, null),
  }),
})
