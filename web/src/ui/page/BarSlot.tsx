import { createContext, use } from 'react'

/**
 * The element in the bar that contains the title and the state of a screen on a phone, where a separate row would use
 * too much space. Null on a wide screen.
 */
export const BarSlot = createContext<HTMLElement | null>(null)

export const useBarSlot = (): HTMLElement | null => use(BarSlot)
