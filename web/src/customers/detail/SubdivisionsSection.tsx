import { sentenceOf } from '@uurwerk/contract/problems'
import { IconCopy } from '@tabler/icons-react'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { customersQuery } from '../queries.ts'
import type { Customer } from '../queries.ts'
import { AddSubdivisionForm } from '../subdivisions/AddSubdivisionForm.tsx'
import { availableSubdivisions } from '../subdivisions/availableSubdivisions.ts'
import { CopyToSubdivisionsDialog } from '../subdivisions/CopyToSubdivisionsDialog.tsx'
import classes from '../subdivisions/subdivisions.module.css'
import { SubdivisionsTable } from '../subdivisions/SubdivisionsTable.tsx'
import { useSubdivisionSteps } from '../subdivisions/useSubdivisionSteps.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'

/** The list of the subdivisions of a customer. */
export function SubdivisionsSection({ customer }: { readonly customer: Customer }) {
  const words = texts.customers.subdivisions
  const { data, error, refetch } = useQuery(customersQuery)
  const steps = useSubdivisionSteps(customer)
  const { open: opened, toggle, close } = useOpenEditor<'add' | 'copy'>()
  const all = data?._embedded.customerOverviewDtoList ?? []
  const subdivisions = all.filter(({ id }) => customer.subdivisions.includes(id))
  const available = availableSubdivisions(customer, all)
  const whyNone = customer.parentCompanyId === 0 ? words.noneAvailable : sentenceOf({ code: 'parent_unusable' })
  return (
    <Panel
      title={words.title}
      aside={
        data !== undefined && (
          <span className={classes.asides}>
            <ActionButton
              leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
              reason={subdivisions.length === 0 ? words.nothingToCopyTo : null}
              onClick={() => toggle('copy')}
            >
              {words.copy}
            </ActionButton>
            <AddButton
              reason={available.length === 0 ? whyNone : null}
              isOpen={opened === 'add'}
              onClick={() => toggle('add')}
            >
              {words.add}
            </AddButton>
          </span>
        )
      }
    >
      {opened === 'add' && (
        <AddSubdivisionForm parentName={customer.name} available={available} steps={steps} onClose={close} />
      )}
      {data === undefined && error === null && <Skeleton height={90} />}
      {data === undefined && error !== null && <LoadError title={words.failed} error={error} onRetry={refetch} />}
      {data !== undefined && subdivisions.length === 0 && <Hint>{words.none(customer.name)}</Hint>}
      {subdivisions.length > 0 && <SubdivisionsTable rows={subdivisions} steps={steps} />}
      {opened === 'copy' && (
        <CopyToSubdivisionsDialog parent={customer} subdivisions={subdivisions} steps={steps} onClose={close} />
      )}
    </Panel>
  )
}
