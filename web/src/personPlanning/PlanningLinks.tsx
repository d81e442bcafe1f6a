import { IconClipboardText, IconTable } from '@tabler/icons-react'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import type { PlanningKey } from './queries.ts'

/** Links to the full month of the contract and to the screen on which HR changes the month. */
export const PlanningLinks = ({ of: { userId, contractId, yearMonth } }: { readonly of: PlanningKey }) => (
  <>
    <ActionLink icon={IconTable} to={paths.adminContractMonth({ contract: contractId, month: yearMonth })}>
      {texts.contractMonth.crumb}
    </ActionLink>
    <ActionLink
      icon={IconClipboardText}
      to={paths.adminDetails({ user: userId, contract: contractId, month: yearMonth })}
    >
      {texts.personPlanning.edit}
    </ActionLink>
  </>
)
