import { signMonth, type CustomerMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { useState } from 'react'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { formatMomentWithSlashes } from '../../ui/format/formatMoment.ts'
import classes from '../../customers/customerSide/customerSide.module.css'
import { SignFields } from './SignFields.tsx'

const words = texts.customerSide.sign

type Props = {
  readonly month: CustomerMonth
  readonly contactName: string
  readonly send: (act: () => Promise<CustomerMonth>) => Promise<boolean>
}

/** The HTML id of the form. On a phone, a button scrolls to the form. */
export const SIGN_FORM = 'sign-month'

/** The part of the page about the signature of a month: the name of the person who signed, or the form to sign. */
export function SignForm({ month, contactName, send }: Props) {
  const { contractId, yearMonth, contentHash, actions, signature } = month
  const [isNew, setNew] = useState(false)
  const { mutateAsync: sign } = useAction(signMonth, SHOWN_BY_SCREEN)
  if (signature !== null)
    return (
      <p role="status" className={classes.confirmation}>
        {words.signed(signature.name, formatMomentWithSlashes(signature.signedAt))} {isNew && words.receipt}
      </p>
    )
  if (actions.judge !== null) return null
  return (
    <SignFields
      id={SIGN_FORM}
      customerName={month.customerName}
      contactName={contactName}
      refusal={actions.sign}
      go={words.go}
      onSign={async (name) => {
        const body = { contentHash, name, confirmed: true } as const
        setNew(await send(() => sign({ params: { contractId, yearMonth }, body })))
      }}
    />
  )
}
