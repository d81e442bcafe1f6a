import type { ConfirmedEmail } from '@uurwerk/contract/customers'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { z } from 'zod'
import type { ConfirmedEmailRow } from './confirmedEmailStore.ts'

export const confirmedEmailDto = (row: ConfirmedEmailRow): z.output<typeof ConfirmedEmail> => ({
  emailAddress: row.address,
  confirmed: row.confirmedAt !== null,
  confirmationDateTime: row.confirmedAt === null ? null : formatInstant(row.confirmedAt),
  confirmer: row.confirmer,
  token: null,
})
