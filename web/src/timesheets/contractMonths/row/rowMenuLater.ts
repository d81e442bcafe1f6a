import { lazy } from 'react'
import { loadWhenIdle } from '../../../app/api/loadEarly.ts'

const load = async () => ({ default: (await import('./RowMenu.tsx')).RowMenu })

/**
 * The menu of a row. The browser loads its code and its icons when it has nothing else to do, after the list has
 * loaded.
 */
export const RowMenu = lazy(load)

loadWhenIdle(load)
