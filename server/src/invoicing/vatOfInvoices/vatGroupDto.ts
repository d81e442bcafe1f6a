import type { VatGroup as GroupShape } from '@uurwerk/contract/invoicing/vatGroup'
import { formatReason, type VatGroup } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { z } from 'zod'

export const vatGroupDto = (group: VatGroup): z.output<typeof GroupShape> => ({
  category: group.category,
  percentage: group.percentage,
  base: eurosOf(group.base),
  vat: eurosOf(group.vat),
  code: group.code,
  reason: formatReason(group),
})
