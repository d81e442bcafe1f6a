import { lazy } from 'react'
import { whenIdle } from '../../../app/clock/whenIdle.ts'

const load = async () => ({ default: (await import('./RowMenu.tsx')).RowMenu })

/** The menu of a row. Its code and its icons load when the browser is idle after the list has loaded. */
export const RowMenu = lazy(load)

// When loading fails here, the code is loaded again when HR opens a menu.
whenIdle(() => void load().catch(() => undefined))
