import { lazy } from 'react'
import { loadWhenIdle } from '../../../app/api/loadEarly.ts'

const load = async () => ({ default: (await import('./RowMenu.tsx')).RowMenu })

/** The menu of a row. Its code and its icons load when the browser is idle after the list has loaded. */
export const RowMenu = lazy(load)

loadWhenIdle(load)
