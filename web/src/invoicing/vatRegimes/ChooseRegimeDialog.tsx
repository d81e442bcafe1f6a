import { chooseRegimeOfCustomers } from '@uurwerk/contract/invoicing/vatRegimes'
import { DEFAULT_VAT_REGIME } from '@uurwerk/domain/invoicing/vatRegime'
import type { ChoosableRegime, VatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { IconReceiptTax } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import { VatRegimeField } from '../../app/vat/VatRegimeField.tsx'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { CancelButton } from '../../ui/form/FormButtons.tsx'
import type { CustomerRegime } from './customerRegime.ts'
import classes from './vatRegimes.module.css'

const words = texts.invoicing.regime

type Props = {
  readonly customers: readonly CustomerRegime[]
  readonly onClose: () => void
  readonly onChosen: () => void
}

/** The dialog that chooses the VAT regime of many customers. It shows the effect before HR saves. */
export function ChooseRegimeDialog({ customers, onClose, onChosen }: Props) {
  const [regime, setRegime] = useState(commonProposal(customers))
  const body = { customerIds: customers.map(({ customerId }) => customerId), regime }
  const { answer, isOld } = usePreview(chooseRegimeOfCustomers, { body })
  const { mutateAsync: choose } = useAction(chooseRegimeOfCustomers)
  const refused = answer?.refused ?? []
  async function save(): Promise<void> {
    await choose({ query: { preview: 'false' }, body })
    onChosen()
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={words.chooseFor(customers.length)}>
      <VatRegimeField
        label={words.title}
        inherited={words.asCompany}
        value={regime}
        onChange={(chosen) => setRegime(choosable(chosen))}
        data-autofocus
      />
      <div className={classes.effect} role="status" aria-busy={isOld}>
        {answer === null ? (
          <p>{words.loading}</p>
        ) : (
          <p>{answer.concepts === 0 ? words.noConcepts : words.effect(answer.concepts)}</p>
        )}
        {refused.length > 0 && (
          <>
            <p className={classes.refused}>{words.refusedTitle(refused.length)}</p>
            <ul>
              {refused.map(({ customerId, customerName, reason }) => (
                <li key={customerId}>{words.refused(customerName, reason)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <DialogButtons>
        <CancelButton onCancel={onClose} />
        <ActionButton
          variant="filled"
          leftSection={<IconReceiptTax size={16} stroke={1.75} aria-hidden />}
          busy={isOld}
          reason={refused.length > 0 ? words.takeThemOut : null}
          onClick={save}
        >
          {words.save}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}

const choosable = (regime: VatRegime | null): ChoosableRegime | null => (regime === 'EX_OTHER' ? null : regime)

/** The proposed VAT regime when it is the same for all chosen customers; otherwise the usual VAT regime. */
function commonProposal(customers: readonly CustomerRegime[]): ChoosableRegime | null {
  const [first, ...others] = new Set(customers.map(({ regime }) => regime))
  return choosable(first === undefined || first === null || others.length > 0 ? DEFAULT_VAT_REGIME : first)
}
