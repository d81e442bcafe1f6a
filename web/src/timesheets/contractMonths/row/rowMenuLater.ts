import { lazy } from 'react'
import { loadWhenIdle } from '../../../app/api/loadEarly.ts'

const load = async () => ({ default: (await import('./RowMenu.tsx')).RowMenu })

/** The browser loads the menu when it has nothing else to do, after the list has loaded. */
export const RowMenu = lazy(load)

loadWhenIdle(load)
