import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useSyncExternalStore } from 'react'
import { makeListeners } from '../../app/api/makeListeners.ts'

/** The action that HR started for many invoices. The report needs it to describe the results. */
export type BatchInput =
  | {
      readonly act: 'make'
      readonly finish: boolean
      readonly send: boolean
      readonly expected?: readonly {
        readonly contractId: number
        readonly totalVATExcluded: number
        readonly totalVATIncluded: number
      }[]
    }
  | { readonly act: 'finish'; readonly send: boolean }
  | { readonly act: 'send' }
  | { readonly act: 'remind' }

export type KeptBatch = { readonly id: number; readonly yearMonth: YearMonth; readonly asked: BatchInput }

const KEY = 'uurwerk.batch'
const { subscribe, tell } = makeListeners()
let read: { readonly text: string | null; readonly batch: KeptBatch | null } = { text: null, batch: null }

/** The server continues a batch without the browser, so the tab must find the batch again after a reload. */
export function keptBatch(): KeptBatch | null {
  const text = sessionStorage.getItem(KEY)
  if (text !== read.text) read = { text, batch: text === null ? null : (JSON.parse(text) as KeptBatch) }
  return read.batch
}

export function keepBatch(batch: KeptBatch): void {
  sessionStorage.setItem(KEY, JSON.stringify(batch))
  tell()
}

export function forgetBatch(): void {
  sessionStorage.removeItem(KEY)
  tell()
}

export const useKeptBatch = (): KeptBatch | null => useSyncExternalStore(subscribe, keptBatch)
