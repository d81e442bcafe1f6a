import type { Found } from '@uurwerk/contract/hrStart/search'
import { formatMonth, monthName } from '@uurwerk/domain/time/formatDay'
import { addMonths, firstDayOf, lastDayOf, monthOfYear, yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { writtenDay } from '../../../ui/written/writtenDay.ts'

export type PaletteGroup = keyof typeof texts.palette.groups

export type PaletteItem = { readonly to: string; readonly label: string; readonly about: string }

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
 * Reads a month from words such as 'lies okt 2025'. When the words contain no year, it is the latest such month that is
 * not in the future.
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

type Input = {
  readonly text: string
  /** The typed words without the words that name the month. */
  readonly words: string
  readonly found: Found | undefined
  /** True for HR, who also finds the lists of contracts. */
  readonly isHr: boolean
  readonly pages: readonly Page[]
  /** The month in which the contracts are shown. */
  readonly month: YearMonth
  /** True when the user typed the month, so that the months come first. */
  readonly isMonthTyped: boolean
}

/** The results by group, the best group first. */
export function paletteGroups(input: Input): readonly (readonly [PaletteGroup, readonly PaletteItem[]])[] {
  const { text, words, found, isHr, pages, month, isMonthTyped } = input
  const sought = text.trim().toLowerCase()
  const matching = pages.filter(({ label }) => label.toLowerCase().includes(sought))
  const isPage = sought !== '' && matching.some(({ label }) => label.toLowerCase().startsWith(sought))
  const ofPages = ['pages', matching.map(({ to, label }) => ({ to, label, about: '' }))] as const
  const groups = found === undefined ? [] : foundGroups(found, month)
  const ofFound = isMonthTyped ? groups.toSorted(([one], [other]) => placeOf(one) - placeOf(other)) : groups
  const ofLists = ['lists', isHr ? listsNamed(words.toLowerCase(), month) : []] as const
  return (isPage ? [ofPages, ...ofFound, ofLists] : [...ofFound, ofLists, ofPages]).filter(
    ([, items]) => items.length > 0,
  )
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
      label: texts.palette.month(segments[show], formatMonth(month)),
      about: texts.contractMonths.title,
    }))
}

const placeOf = (group: PaletteGroup): number => (group === 'months' ? 0 : 1)

const MOST_MONTHS = 4

function foundGroups({ people, customers, contracts, invoices }: Found, month: YearMonth) {
  const words = texts.palette
  const inMonth = contracts.filter(
    ({ startDate, endDate }) => startDate <= lastDayOf(month) && (endDate === null || endDate >= firstDayOf(month)),
  )
  return [
    [
      'people',
      people.map(({ id, name, employmentEnd }) => ({
        to: paths.adminUser({ user: id }),
        label: name,
        about: employmentEnd === null ? '' : words.left(writtenDay(employmentEnd)),
      })),
    ],
    [
      'months',
      inMonth.slice(0, MOST_MONTHS).map(({ id, username, customerName }) => ({
        to: paths.adminContractMonth({ contract: id, month }),
        label: words.month(username, formatMonth(month)),
        about: customerName,
      })),
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
