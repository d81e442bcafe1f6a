import {
  allocateEntries,
  dismissEntry,
  processReturn,
  restoreEntry,
  undoPayments,
} from '@uurwerk/contract/payments/bankEntries'
import { useMemo } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'

type Part = {
  readonly invoiceId: number
  readonly amount: number
  readonly surplus: boolean
  readonly extra: boolean
}

/** A bank movement with the invoices on which HR books it. */
export type Booking = { readonly entryId: number; readonly allocations: readonly Part[] }

const words = texts.payments.entries

/** The actions on bank movements. The user can undo each action. */
export function useEntrySteps() {
  const { mutateAsync: allocate } = useAction(allocateEntries)
  const { mutateAsync: undo } = useAction(undoPayments)
  const { mutateAsync: dismiss } = useAction(dismissEntry)
  const { mutateAsync: restore } = useAction(restoreEntry)
  const { mutateAsync: takeBack } = useAction(processReturn)
  return useMemo(
    () => ({
      book: async (bookings: readonly Booking[]) => {
        const entries = bookings.map(({ entryId, allocations }) => ({
          entryId,
          allocations: allocations.map(({ invoiceId, amount, surplus, extra }) => ({
            invoiceId,
            amount,
            surplus,
            extra,
          })),
        }))
        const { paymentIds } = await allocate({ body: { entries } })
        showUndo(words.booked(bookings.length), () => void undo({ body: { paymentIds } }).catch(() => {}))
      },
      undo: (paymentIds: readonly number[]) => undo({ body: { paymentIds: [...paymentIds] } }),
      dismiss: async (id: number, remember: boolean) => {
        await dismiss({ params: { id }, body: { remember } })
        showUndo(words.dismissed, () => void restore({ params: { id } }).catch(() => {}))
      },
      restore: (id: number) => restore({ params: { id } }),
      takeBack: async (id: number) => {
        await takeBack({ params: { id } })
        showNote(words.returnProcessed)
      },
    }),
    [allocate, undo, dismiss, restore, takeBack],
  )
}

export type EntrySteps = ReturnType<typeof useEntrySteps>
