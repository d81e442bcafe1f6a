import { hr, tokenOf } from '../calls.ts'

/** The employee of the measurements: day shifts on weekdays, and one contract. */
export const EMPLOYEE = 101

/** A page whose load is measured, with its aim in kB of script. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly token: string | null
  /** What the user waits for. */
  readonly content: string
  readonly mostScriptKilobytes: number
}

export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/', token: null, content: 'h1', mostScriptKilobytes: 150 },
  {
    name: 'employee’s calendar',
    path: '/dashboard',
    token: tokenOf(EMPLOYEE),
    content: '[role=gridcell] .event',
    mostScriptKilobytes: 250,
  },
  {
    name: 'HR’s contracts',
    path: '/admin/viewcontracts',
    token: hr,
    content: 'tbody [role=checkbox], tbody input[type=checkbox]',
    mostScriptKilobytes: 250,
  },
]
