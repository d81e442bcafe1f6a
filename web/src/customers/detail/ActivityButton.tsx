import { toggleCustomer } from '@uurwerk/contract/customers/customers'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { IconCircleCheck, IconCircleOff } from '../../ui/icons.ts'
import { customerWrites, type Customer, type CustomerRow } from '../queries.ts'

type Props = { readonly customer: Customer; readonly customers: readonly CustomerRow[] }

export function ActivityButton({ customer: { id, active, actions, subdivisions }, customers }: Props) {
  const words = texts.customers.detail
  const { mutateAsync, isPending: busy } = useAction(toggleCustomer, customerWrites)
  const set = (newActivationStatus: boolean) => mutateAsync({ params: { id }, body: { newActivationStatus } })

  if (!active) {
    return (
      <ActionButton icon={IconCircleCheck} refusal={actions.activate} busy={busy} onClick={() => set(true)}>
        {words.activate}
      </ActionButton>
    )
  }
  const along = customers.filter((one) => one.active && subdivisions.includes(one.id))
  return (
    <AskFirstButton
      label={words.deactivate}
      icon={IconCircleOff}
      variant="subtle"
      color="red"
      busy={busy}
      question={words.deactivateQuestion}
      danger
      onConfirm={() => set(false)}
    >
      <p>{words.deactivateAlso(along.map((one) => one.name))}</p>
      <p>{words.deactivateKeeps}</p>
    </AskFirstButton>
  )
}
