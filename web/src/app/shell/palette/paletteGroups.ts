import type { Found } from '@uurwerk/contract/hrStart/search'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { Day } from '@uurwerk/domain/time/day'
import { formatMonth, monthName } from '@uurwerk/domain/time/formatDay'
import { addMonths, firstDayOf, lastDayOf, monthOfYear, yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { folded, searchRows } from '../../../ui/table/searchRows.ts'
import { formatDay } from '../../../ui/format/formatDay.ts'
import { formatHourNumber } from '../../../ui/format/formatHourNumber.ts'
import { stepsOfMonth, stepsOfRows } from './paletteSteps.ts'
import type { Employer, PaletteItem } from './paletteSteps.ts'

export type PaletteGroup = keyof typeof texts.paletteDialog.groups

export type Page = { readonly to: string; readonly label: string }

type Typed = {
  /** The typed words that do not name a month. */
  readonly words: string
  /** The typed month; null when the words name no month. */
  readonly month: YearMonth | null
}

const YEAR = /^20\d\d$/
const SHORTEST_MONTH = 3

/**
 * Reads a text such as 'lies okt 2025'. A month without a year is the latest month with that name that is not in the
 * future.
 */
export function typedMonth(text: string, thisMonth: YearMonth): Typed {
  const words = text.trim().split(/\s+/)
  const lastYear = Array.from({ length: 12 }, (_, back) => addMonths(thisMonth, -back))
  const named = words.find((word) => lastYear.some((month) => isMonthWord(word, month)))
  const month = named === undefined ? undefined : lastYear.find((each) => isMonthWord(named, each))
  if (named === undefined || month === undefined) return { words: text.trim(), month: null }
  const year = words.find((word) => YEAR.test(word))
  const ofYear = `${year ?? yearOfMonth(month)}${month.slice(4)}`
  return {
    words: words.filter((word) => word !== named && word !== year).join(' '),
    month: isYearMonth(ofYear) ? ofYear : month,
  }
}

const isMonthWord = (word: string, month: YearMonth): boolean =>
  word.length >= SHORTEST_MONTH && monthOfYear(month) > 0 && monthName(month).startsWith(word.toLowerCase())

const SCOPES: Readonly<Record<string, readonly PaletteGroup[]>> = {
  '@': ['people'],
  '#': ['invoices'],
  '>': ['steps', 'pages'],
}

export function typedScope(text: string): { readonly groups: readonly PaletteGroup[] | null; readonly text: string } {
  const groups = SCOPES[text.charAt(0)] ?? null
  return { groups, text: groups === null ? text : text.slice(1) }
}

type Input = {
  readonly text: string
  /** The typed words, without the words that name the month or a step (an action on a month). */
  readonly words: string
  /** The typed letters of a step (an action, such as approving); null when no word begins the name of a step. */
  readonly step: string | null
  /** The groups that the user chose; null for all groups. */
  readonly scope: readonly PaletteGroup[] | null
  readonly found: Found | undefined
  /** True for HR, who also finds the steps (actions on a month) and the lists of contracts. */
  readonly isHr: boolean
  readonly pages: readonly Page[]
  readonly month: YearMonth
  readonly today: Day
  /** True when the user typed the month, so that the months come first. */
  readonly isMonthTyped: boolean
  /** The contracts of the month; undefined until they are loaded. */
  readonly rows: readonly ContractMonthRow[] | undefined
  readonly isInternalHidden: boolean
  readonly employers: readonly Employer[]
}

type Group = readonly [PaletteGroup, readonly PaletteItem[]]

/**
 * The results by group, the best group first. When the name of a screen begins with the typed text, the screens come
 * before the records that were found. An employee finds only screens (rules screens-55, screens-57).
 */
export function paletteGroups(input: Input): readonly Group[] {
  const { text, words, found, isHr, pages, month, isMonthTyped, scope } = input
  const sought = text.trim().toLowerCase()
  const matching = pages.filter(({ label }) => label.toLowerCase().includes(sought))
  const isPage = sought !== '' && matching.some(({ label }) => label.toLowerCase().startsWith(sought))
  const ofPages = ['pages', matching.map(({ to, label }) => ({ to, label, about: '' }))] as const
  const groups = found === undefined ? [] : foundGroups(found, input)
  const ofFound = isMonthTyped ? groups.toSorted(([one], [other]) => placeOf(one) - placeOf(other)) : groups
  const ofLists = ['lists', isHr ? listsNamed(words.toLowerCase(), month) : []] as const
  const ofSteps = ['steps', isHr ? stepsFound(input) : []] as const
  const others = isPage ? [ofPages, ...ofFound, ofLists] : [...ofFound, ofLists, ofPages]
  const inOrder: readonly Group[] = isStepFirst(input) ? [ofSteps, ...others] : withSteps(others, ofSteps)
  return inOrder.filter(([group, items]) => items.length > 0 && (scope === null || scope.includes(group)))
}

/** The steps (actions on a month) come first when the user typed a step, and when the user typed nothing. */
const isStepFirst = ({ step, text }: Input): boolean => step !== null || text.trim() === ''

/** Adds the steps (actions on a month) after the results of the search, and before the lists and the screens. */
function withSteps(groups: readonly Group[], steps: Group): readonly Group[] {
  const place = groups.findIndex(([group]) => group === 'lists')
  return [...groups.slice(0, place), steps, ...groups.slice(place)]
}

/** The steps (actions) for the whole month that match, and the steps for the person who matches best. */
function stepsFound(input: Input): readonly PaletteItem[] {
  const { found, text, step } = input
  const ofMonth = searchRows(stepsOfMonth(input), ({ label, about }) => `${label} ${about}`, text)
  const rows = found === undefined ? [] : rowsOfBestPerson(found, input)
  return [...stepsOfRows(rows, input, step), ...ofMonth]
}

/**
 * Only the person who matches best has steps (actions, such as approving), because HR could otherwise act on a person
 * with a similar name. When HR also types a customer, only the months at that customer have steps. When HR types only a
 * customer, no month has steps (rule screens-58).
 */
function rowsOfBestPerson({ people: [person], contracts }: Found, { words, rows = [] }: Input) {
  if (person !== undefined) return rows.filter(({ userId }) => userId === person.id)
  const typed = folded(words).split(/\s+/).filter(Boolean)
  const best = contracts.find(({ username, customerName }) =>
    typed.some((word) => folded(username).includes(word) && !folded(customerName).includes(word)),
  )
  const ids = new Set(contracts.filter(({ userId }) => userId === best?.userId).map(({ id }) => id))
  return rows.filter(({ contractId }) => ids.has(contractId))
}

const SHORTEST_LIST = 3

/** The lists of contracts of a month whose name contains the typed letters, such as 'Goed te keuren, november 2026'. */
function listsNamed(sought: string, month: YearMonth): readonly PaletteItem[] {
  if (sought.length < SHORTEST_LIST) return []
  const { segments } = texts.contractMonths
  return (['unlocked', 'unconfirmed', 'approvable', 'approved'] as const)
    .filter((show) => segments[show].toLowerCase().includes(sought))
    .map((show) => ({
      to: paths.adminContracts({ month, show }),
      label: texts.paletteDialog.month(segments[show], formatMonth(month)),
      about: texts.contractMonths.title,
    }))
}

const placeOf = (group: PaletteGroup): number => (group === 'months' ? 0 : 1)

const MOST_MONTHS = 4

function foundGroups({ people, customers, contracts, invoices }: Found, { month, rows = [] }: Input) {
  const words = texts.paletteDialog
  const rowOf = new Map(rows.map((row) => [row.contractId, row]))
  const inMonth = contracts.filter(
    ({ startDate, endDate }) => startDate <= lastDayOf(month) && (endDate === null || endDate >= firstDayOf(month)),
  )
  return [
    [
      'people',
      people.map(({ id, name, employmentEnd }) => ({
        to: paths.adminUser({ user: id }),
        label: name,
        about: employmentEnd === null ? '' : words.left(formatDay(employmentEnd)),
      })),
    ],
    [
      'months',
      inMonth.slice(0, MOST_MONTHS).map(({ id, username, customerName }): PaletteItem => {
        const row = rowOf.get(id)
        return {
          to: paths.adminContractMonth({ contract: id, month }),
          label: words.month(username, formatMonth(month)),
          about: row === undefined ? customerName : words.hoursOf(customerName, formatHourNumber(row.workedHours)),
          ...(row !== undefined && { row }),
        }
      }),
    ],
    [
      'customers',
      customers.map(({ id, name }) => ({ to: paths.adminCustomer({ customer: id }), label: name, about: '' })),
    ],
    [
      'contracts',
      contracts.map(({ id, username, customerName }) => ({
        to: paths.adminContract({ contract: id }),
        label: username,
        about: words.contract(customerName, id),
      })),
    ],
    [
      'invoices',
      invoices.map(({ id, invoiceNr, customerName, username, yearMonth }) => ({
        to: paths.adminInvoiceDetail({ invoice: id }),
        label: invoiceNr ?? words.concept,
        about: [username, customerName, yearMonth !== null && isYearMonth(yearMonth) ? formatMonth(yearMonth) : null]
          .filter(Boolean)
          .join(' · '),
      })),
    ],
  ] as const
}
