import { hr, tokenOf } from '../calls.ts'

/** The id of the measured employee, who has one contract and day shifts on weekdays. */
export const EMPLOYEE = 101

/** A page whose loading is measured, with the aim in kB for its scripts. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly token: string | null
  /** The selector of the content for which the user waits. */
  readonly content: string
  readonly mostScriptKilobytes: number
  /**
   * True for a page that is measured at the second visit. During the first visit, the service worker stores the files
   * of the page.
   */
  readonly secondVisit?: true
}

export const calendar: Screen = {
  name: 'employee’s calendar',
  path: '/dashboard',
  token: tokenOf(EMPLOYEE),
  content: '[role=gridcell] .event',
  mostScriptKilobytes: 250,
}

export const contracts: Screen = {
  name: 'HR’s contracts',
  path: '/admin/viewcontracts',
  token: hr,
  content: 'tbody [role=checkbox], tbody input[type=checkbox]',
  mostScriptKilobytes: 250,
}

export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/', token: null, content: 'h1', mostScriptKilobytes: 150 },
  calendar,
  { ...calendar, name: `${calendar.name}, second visit`, secondVisit: true },
  contracts,
]
