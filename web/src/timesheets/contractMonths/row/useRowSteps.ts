import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { sentenceHere } from '../../../ui/buttons/sentenceHere.ts'
import { useReminders } from '../../useReminders.ts'
import type { useListSteps } from '../bulk/useListSteps.ts'
import type { AskedStep } from './RowDialogs.tsx'
import type { RowRefusal } from '../../../app/month/refusalSentence.ts'
import { addressOf, downloadPdf, KEY_OF, refusalOf, stepOfKey, type InMonth, type TakeStep } from './rowSteps.ts'

type Options = InMonth & {
  readonly acts: ReturnType<typeof useListSteps>
  readonly refuse: (of: readonly (RowRefusal & { readonly contractId: number })[]) => void
  readonly onAsk: (asked: AskedStep) => void
}

/** Takes a step of a row from its button, its menu or its keyboard key. */
export function useRowSteps(options: Options) {
  const navigate = useNavigate()
  const remind = useReminders(options.yearMonth)
  const latest = useRef({ ...options, remind })
  useLayoutEffect(() => {
    latest.current = { ...options, remind }
  })

  // The functions stay the same objects at each render, so rows do not render again because of them.
  return useMemo(() => {
    const take: TakeStep = (row, name) => {
      const { yearMonth, acts, refuse, onAsk } = latest.current
      const refusal = refusalOf(row, name)
      if (refusal !== null) {
        const message = sentenceHere(refusal)
        return refuse([{ contractId: row.contractId, message, changedBy: null, changedAt: null }])
      }
      const to = addressOf(name, row, yearMonth)
      if (to !== undefined) return void navigate(to)
      switch (name) {
        case 'disapprove':
          return acts.disapprove(row).catch(() => {})
        case 'approve':
          return acts.approve([row]).catch(() => {})
        case 'remind':
          return latest.current.remind([row.userId]).catch(() => {})
        case 'reopen':
        case 'confirm':
          return onAsk({ step: name, yearMonth, rows: [row] })
        case 'lock':
          return acts.takeForAll('lock', [row]).catch(() => {})
        case 'unlock':
          return onAsk({ step: name, yearMonth, row })
        default:
          return downloadPdf(row, yearMonth)
      }
    }
    const byKey = (key: string) => (row: ContractMonthRow) => {
      const name = stepOfKey(row, latest.current.yearMonth, key)
      if (name !== undefined) take(row, name)
    }
    const letters = new Set(Object.values(KEY_OF))
    return { take, keys: Object.fromEntries([...letters].map((key) => [key, byKey(key)])) }
  }, [navigate])
}
