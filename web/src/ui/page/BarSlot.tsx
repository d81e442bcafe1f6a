import { createContext, use } from 'react'

/**
 * The element in the bar for a screen's title and state on a phone, where a separate row would take too much space.
 * Null on a wide screen.
 */
export const BarSlot = createContext<HTMLElement | null>(null)

export const useBarSlot = (): HTMLElement | null => use(BarSlot)
