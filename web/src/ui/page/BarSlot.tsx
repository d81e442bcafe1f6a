import { createContext, use } from 'react'

/** The title and state of a screen are in the navigation bar on a phone. Null on a wide screen. */
export const BarSlot = createContext<HTMLElement | null>(null)

export const useBarSlot = (): HTMLElement | null => use(BarSlot)
