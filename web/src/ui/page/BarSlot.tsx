import { createContext, use } from 'react'

/** The place in the bar for a screen's title and state on a phone, where a row of its own would cost too much; else null. */
export const BarSlot = createContext<HTMLElement | null>(null)

export const useBarSlot = (): HTMLElement | null => use(BarSlot)
