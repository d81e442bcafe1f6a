/** What the templates in `documents/` are given: words and figures ready to print, in their order. */
export type PrintedDocument = {
  readonly title: string
  readonly author: string
  readonly parts: readonly (PrintedBill | PrintedTimesheet | PrintedLetterhead)[]
}

export type PrintedCompany = {
  readonly name: string
  /** The logo's id, or null for the house's mark. */
  readonly logo: number | null
  readonly lines: readonly string[]
}

/** A page with nothing else, to see whether a logo can be printed. */
export type PrintedLetterhead = { readonly kind: 'letterhead'; readonly company: PrintedCompany }

export type Pair = readonly [label: string, value: string]

export type PrintedBill = {
  readonly kind: 'bill'
  readonly title: string
  readonly number: string | null
  /** A state that is not final, shown as a mark beside the title. */
  readonly state: string | null
  readonly company: PrintedCompany
  readonly customer: { readonly name: string; readonly lines: readonly string[] }
  readonly facts: readonly Pair[]
  readonly reason: string | null
  readonly groups: readonly PrintedGroup[]
  readonly totals: readonly Pair[]
  readonly final: Pair
  readonly note: string | null
  readonly payment: PrintedPayment | null
  readonly footer: string
}

export type PrintedGroup = {
  readonly heading: string
  /** Beside the heading: the price, and the order's reference. */
  readonly detail: string | null
  readonly lines: readonly PrintedLine[]
}

export type PrintedLine = {
  readonly description: string
  /** Hours and minutes; null for what is not counted in time. */
  readonly time: string | null
  readonly quantity: string
  readonly unitPrice: string
  readonly vat: string
  readonly amount: string
}

export type PrintedPayment = { readonly qr: string | null; readonly rows: readonly Pair[] }

export type PrintedTimesheet = {
  readonly kind: 'timesheet'
  readonly month: string
  readonly state: string | null
  readonly company: PrintedCompany
  /** Two columns of facts. */
  readonly facts: readonly [readonly Pair[], readonly Pair[]]
  /** Whether the rows have a column for them. */
  readonly remarks: boolean
  readonly rows: readonly PrintedRow[]
  readonly totals: readonly Pair[]
  readonly final: Pair
  readonly signatures: readonly { readonly title: string; readonly detail: string }[]
  readonly footer: string
}

type PrintedDate = { readonly weekday: string; readonly date: string; readonly hours: string }

export type PrintedRow = PrintedDate &
  (
    | {
        readonly kind: 'shift'
        readonly name: string
        readonly time: string
        readonly pause: string
        readonly special: string
        readonly remark: string
      }
    | { readonly kind: 'away'; readonly name: string }
  )
