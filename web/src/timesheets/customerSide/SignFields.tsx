import type { RefusalOf } from '@uurwerk/contract/problems'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import classes from '../../customers/customerSide/customerSide.module.css'
import { IconSignature } from '../../ui/icons.ts'

const words = texts.customerSide.sign

type Props = {
  readonly id?: string
  readonly customerName: string
  readonly contactName: string
  readonly refusal: RefusalOf | null
  readonly go: string
  readonly onSign: (name: string) => Promise<unknown>
}

/** The fields with which a contact signs one month or several months: the name of the contact and a statement. */
export function SignFields({ id, customerName, contactName, refusal, go, onSign }: Props) {
  const [name, setName] = useState(contactName)
  const [confirmed, setConfirmed] = useState(false)
  return (
    <div id={id} className={classes.form}>
      <h3>{words.title}</h3>
      <TextInput
        label={words.name}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox
        label={words.statement(customerName)}
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
        onClick={() => onSign(name)}
      >
        {go}
      </ActionButton>
    </div>
  )
}
