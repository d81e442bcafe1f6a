import { signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import type { CustomerMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { refusalToSignMonth } from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { Checkbox, TextInput } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { now } from '../app/clock/now.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { writtenMomentWithSlashes } from '../ui/written/writtenMoment.ts'
import { callAsContact } from './contactCalls.ts'
import classes from './customerSide.module.css'

const words = texts.customerSide.sign

type Props = {
  readonly month: CustomerMonth
  readonly contactName: string
  readonly onSign: (act: () => Promise<CustomerMonth>) => Promise<boolean>
}

/** The signature of a month: who signed, or the form with which the contact signs. */
export function SignForm({ month, contactName, onSign }: Props) {
  const [name, setName] = useState(contactName)
  const [confirmed, setConfirmed] = useState(false)
  const { contractId, yearMonth, contentHash, facts, signature } = month
  if (signature !== null)
    return (
      <p role="status" className={classes.signed}>
        {words.signed(signature.name, writtenMomentWithSlashes(signature.signedAt))}
      </p>
    )
  if (!facts.confirmed || facts.invoiced) return null
  const refusal = refusalToSignMonth({ facts, signature, isSeen: true }, now())
  return (
    <div className={classes.form}>
      <h3>{words.title}</h3>
      <TextInput
        label={words.name}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox
        label={words.statement(month.customerName)}
        checked={confirmed}
        onChange={(event) => setConfirmed(event.currentTarget.checked)}
      />
      <ActionButton
        variant="filled"
        size="md"
        fullWidth
        reasonBelow
        leftSection={<IconSignature size={18} stroke={1.75} aria-hidden />}
        refusal={refusal}
        reason={confirmed && name.trim().length >= 3 ? null : words.notConfirmed}
        onClick={() =>
          onSign(() =>
            callAsContact(signMonth, {
              params: { contractId, yearMonth },
              body: { contentHash, name, confirmed: true },
            }),
          )
        }
      >
        {words.go}
      </ActionButton>
    </div>
  )
}
