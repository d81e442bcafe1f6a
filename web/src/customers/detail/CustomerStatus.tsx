import { IconBuilding, IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Customer } from '../queries.ts'

export function CustomerStatus({ customer: { active, internal } }: { readonly customer: Customer }) {
  const words = texts.customers.detail
  return (
    <>
      <StatusBadge color={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconCircleOff}>
        {active ? words.active : words.inactive}
      </StatusBadge>
      {internal && (
        <StatusBadge color="blue" icon={IconBuilding}>
          {words.internal}
        </StatusBadge>
      )}
    </>
  )
}
