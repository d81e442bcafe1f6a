import { signMonth, type CustomerMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { writtenMomentWithSlashes } from '../../ui/written/writtenMoment.ts'
import { callAsContact } from '../contactCalls.ts'
import classes from '../customerSide.module.css'
import { refusalToSign } from './contractMonth.ts'
import { SignFields } from './SignFields.tsx'

const words = texts.customerSide.sign

type Props = {
  readonly month: CustomerMonth
  readonly contactName: string
  readonly onSign: (act: () => Promise<CustomerMonth>) => Promise<boolean>
}

/** The id of the form, to which a phone scrolls. */
export const SIGN_FORM = 'sign-month'

/** The signature of a month: who signed, or the form with which the contact signs. */
export function SignForm({ month, contactName, onSign }: Props) {
  const { contractId, yearMonth, contentHash, facts, signature } = month
  const [isNew, setNew] = useState(false)
  if (signature !== null)
    return (
      <p role="status" className={classes.said}>
        {words.signed(signature.name, writtenMomentWithSlashes(signature.signedAt))} {isNew && words.receipt}
      </p>
    )
  if (!facts.confirmed || facts.invoiced) return null
  return (
    <SignFields
      id={SIGN_FORM}
      customerName={month.customerName}
      contactName={contactName}
      refusal={refusalToSign(month)}
      go={words.go}
      onSign={async (name) => {
        const body = { contentHash, name, confirmed: true } as const
        setNew(await onSign(() => callAsContact(signMonth, { params: { contractId, yearMonth }, body })))
      }}
    />
  )
}
