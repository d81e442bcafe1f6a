import { createContext, use } from 'react'

/**
 * The element in the navigation bar that shows the title and the state of a screen on a phone. A separate row would use
 * too much space. Null on a wide screen.
 */
export const BarSlot = createContext<HTMLElement | null>(null)

export const useBarSlot = (): HTMLElement | null => use(BarSlot)
