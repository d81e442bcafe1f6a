/** The input of the templates in `documents/`: texts and numbers that are ready to print, in their order. */
export type PrintedDocument = {
  readonly title: string
  readonly author: string
  readonly parts: readonly (PrintedBill | PrintedTimesheet | PrintedReminder | PrintedRoster | PrintedLetterhead)[]
}

export type PrintedCompany = {
  readonly name: string
  readonly logo: number | null
  readonly lines: readonly string[]
}

/** A page with only a logo, which tests whether the logo can be printed. */
export type PrintedLetterhead = { readonly kind: 'letterhead'; readonly company: PrintedCompany }

export type Pair = readonly [label: string, value: string]

export type PrintedBill = {
  readonly kind: 'bill'
  readonly title: string
  readonly number: string | null
  /** A state that is not final, such as a concept, printed as a label next to the title. */
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
  /** The price and the reference of an order, printed next to its heading. */
  readonly detail: string | null
  readonly lines: readonly PrintedLine[]
}

export type PrintedLine = {
  readonly description: string
  /** The hours and minutes of the line; null for a line without a duration. */
  readonly time: string | null
  readonly quantity: string
  readonly unitPrice: string
  readonly vat: string
  readonly amount: string
}

export type PrintedPayment = { readonly qr: string | null; readonly rows: readonly Pair[] }

export type PrintedReminder = {
  readonly kind: 'reminder'
  readonly title: string
  readonly date: string
  readonly company: PrintedCompany
  readonly customer: PrintedBill['customer']
  /** The paragraphs before the table of invoices. `closing` has the paragraphs after the table. */
  readonly opening: readonly string[]
  readonly closing: readonly string[]
  readonly invoices: readonly {
    readonly number: string
    readonly date: string
    readonly dueDate: string
    readonly reference: string
    readonly open: string
    readonly qr: string | null
  }[]
  readonly footer: string
}

export type PrintedTimesheet = {
  readonly kind: 'timesheet'
  readonly month: string
  readonly state: string | null
  readonly company: PrintedCompany
  /** Pairs of a name and a value, which are printed in two columns. */
  readonly facts: readonly [readonly Pair[], readonly Pair[]]
  /** True when the table has a column for remarks. */
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

/** The planning of one week, with a table for each customer. */
export type PrintedRoster = {
  readonly kind: 'roster'
  readonly company: PrintedCompany
  readonly title: string
  readonly state: string | null
  readonly week: string
  readonly days: readonly { readonly name: string; readonly isFree: boolean }[]
  readonly wards: readonly {
    readonly name: string
    readonly people: readonly {
      readonly name: string
      readonly days: readonly (readonly { readonly title: string; readonly time: string | null }[])[]
      readonly hours: string
    }[]
    /** For each day, the number of people who have a shift. */
    readonly planned: readonly string[]
    /** The open places of each day; null when the week has none. */
    readonly open: readonly (readonly string[])[] | null
    readonly hours: string
  }[]
  readonly footer: string
}
