import { copyToCustomers } from '@uurwerk/contract/customers/copyToCustomers'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { undoImport } from '@uurwerk/contract/import/importActs'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import type { Customer } from '../queries.ts'
import { useRepricing } from '../useRepricing.tsx'
import { CopyEffect } from './CopyEffect.tsx'
import { CopyTargets, type CopyChoice } from './CopyTargets.tsx'

type Copied = ResponseOf<typeof copyToCustomers>
type Props = { readonly customer: Customer; readonly onClose: () => void }

const NOTHING_CHOSEN: CopyChoice = { customers: new Set(), shiftTypes: true, bonusRates: false }

/** HR chooses the customers, and then sees what each customer gets (rules customers-49, customers-55, customers-50). */
export function CopyToCustomersDialog({ customer, onClose }: Props) {
  const words = texts.customers.copyToCustomers
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const [previewed, setPreviewed] = useState<Copied | null>(null)
  const repricing = useRepricing()
  const undo = useAction(undoImport)
  const { mutateAsync } = useAction(copyToCustomers)
  const copy = (preview: 'true' | 'false') =>
    mutateAsync({
      params: { id: customer.id },
      query: { preview },
      body: { ...choice, customers: [...choice.customers] },
    })

  async function confirm(effect: Copied): Promise<void> {
    if (!(await repricing.confirm(async () => effect))) return
    const { customers, actId } = await copy('false')
    if (actId === undefined) showNote(words.copied(customers.length))
    else showUndo(words.copied(customers.length), () => undo.mutate({ params: { id: actId } }))
    onClose()
  }
  // The question about changed prices replaces this dialog, because two open dialogs would cover each other.
  if (repricing.question !== null) return repricing.question
  return (
    <Dialog onClose={onClose} title={words.title} subtitle={customer.name} wide>
      {previewed === null ? (
        <CopyTargets
          customer={customer}
          choice={choice}
          onChange={setChoice}
          onNext={async () => setPreviewed(await copy('true'))}
          onClose={onClose}
        />
      ) : (
        <CopyEffect
          customers={previewed.customers}
          onBack={() => setPreviewed(null)}
          onConfirm={() => confirm(previewed)}
        />
      )}
    </Dialog>
  )
}
