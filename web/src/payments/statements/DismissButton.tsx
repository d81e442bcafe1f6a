import { Checkbox } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import type { BankEntry } from '../queries.ts'

type Props = {
  readonly entry: BankEntry
  readonly onDismiss: (id: number, remember: boolean) => Promise<void>
}

const words = texts.payments.entries

/**
 * The button that marks a bank movement as not a payment of a customer. HR can apply the mark to all movements of the
 * same account.
 */
export function DismissButton({ entry, onDismiss }: Props) {
  const [asking, ask] = useState(false)
  const [remember, setRemember] = useState(false)
  const payer = entry.counterpartyName || words.nameless
  return (
    <>
      <IconAction label={words.dismissOf(payer)} tooltip={words.dismiss} icon={IconBan} onClick={() => ask(true)} />
      {asking && (
        <ConfirmDialog
          opened
          onClose={() => ask(false)}
          question={words.dismissOf(payer)}
          confirm={words.dismiss}
          icon={<IconBan size={16} stroke={1.75} aria-hidden />}
          onConfirm={() => onDismiss(entry.id, remember)}
        >
          {entry.counterpartyAccount !== '' && (
            <Checkbox
              label={words.remember}
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
