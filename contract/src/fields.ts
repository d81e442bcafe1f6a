import { isCountryCode } from '@uurwerk/domain/invoicing/numbers/countryCode'
import { halfDaysOfDays, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { centsOfEuros, type Cents } from '@uurwerk/domain/money/cents'
import { basisPointsOfPercentage, type BasisPoints } from '@uurwerk/domain/money/basisPoints'
import { hasTwoDecimals } from '@uurwerk/domain/money/hundredths'
import { secondsOfHours, type Seconds } from '@uurwerk/domain/money/seconds'
import { parseClockTime, type MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import { readTimestamp, type Instant } from '@uurwerk/domain/time/instant'
import { isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { z } from 'zod'
import { messages } from './messages.ts'
import { sentenceOf } from './problems.ts'

/** A missing value or null is reported as required, a value of the wrong type as invalid. */
export const missingOrInvalid = (field: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? messages.required(field) : messages.invalid(field),
})

// PostgreSQL cannot store the NUL character in a text column, and other control characters do not belong in a text.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/
const LINE_END = /[\n\u2028\u2029]/
// Invisible characters that a pasted text may contain. Some of these characters reverse the text that follows.
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
// Matches a text that has only format characters, such as a joiner. Such a text is invisible.
const SHOWS_NOTHING = /^\p{Cf}*$/u
// Half of a surrogate pair cannot be written as UTF-8, so a text with such a half is refused.
const storable = (value: string) => !CONTROL.test(value) && value.isWellFormed()

type Bounds = { readonly min?: number; readonly max: number; readonly lines?: 'one' | 'many' }

/** A text without spaces at its ends. By default it has one line. It is required unless `min` is 0. */
export function text(field: string, { min = 1, max, lines = 'one' }: Bounds) {
  return z
    .string(missingOrInvalid(field))
    .transform((value) => value.replaceAll(UNSEEN, '').trim())
    .pipe(
      z.string().superRefine((value, context) => {
        const message =
          SHOWS_NOTHING.test(value) && min > 0
            ? messages.required(field)
            : [...value].length < min
              ? messages.minLength(field, min)
              : [...value].length > max
                ? messages.maxLength(field, max)
                : storable(value) && (lines === 'many' || !LINE_END.test(value))
                  ? null
                  : messages.invalid(field)
        if (message !== null) context.addIssue({ code: 'custom', message })
      }),
    )
}

/** A missing value and null become the default value, which the API description shows. */
export const otherwise = <Schema extends z.ZodType<unknown, string | number>>(
  instead: z.input<Schema>,
  schema: Schema,
): z.ZodPrefault<z.ZodType<z.output<Schema>, z.input<Schema> | null>> =>
  (
    z.preprocess((value) => value ?? instead, schema) as z.ZodType as z.ZodType<
      z.output<Schema>,
      z.input<Schema> | null
    >
  ).prefault(instead)

/** An optional text: a missing value or null becomes ''. */
export const optionalText = (field: string, max: number, lines?: Bounds['lines']) =>
  otherwise('', text(field, { min: 0, max, ...(lines && { lines }) }))

/**
 * The length limits of names and towns. They are higher than in the requirements of the product, because the limits
 * there refuse real names and towns (rule customers-3).
 */
export const LONGEST_LEGAL_NAME = 100
export const LONGEST_TOWN = 60
export const LONGEST_POSTAL_CODE = 12

export const email = (field: string, max = 254) => text(field, { max }).pipe(z.email({ error: () => messages.email() }))

/**
 * The e-mail address as text, or as an object that also says whether the address is confirmed. The server uses only the
 * address.
 */
export const emailOrItsObject = z.preprocess(
  (value) => (typeof value === 'string' ? { emailAddress: value } : value),
  z.object({ emailAddress: email('e-mail') }),
)

/** The ISO code of a country, as on invoices and in UBL. Small letters are accepted. */
export const country = (field: string) =>
  text(field, { max: 40 })
    .transform((value) => value.toUpperCase())
    .refine(isCountryCode, messages.invalid(field))

/** A whole number between a minimum and a maximum. */
export const whole = (field: string, min: number, max: number) =>
  z.int(missingOrInvalid(field)).min(min, messages.minValue(field, min)).max(max, messages.maxValue(field, max))

export const halfDays = (field: string, min: number, max: number) =>
  z
    .number(missingOrInvalid(field))
    .min(min, messages.minValue(field, min))
    .max(max, messages.maxValue(field, max))
    .transform((days, context): HalfDays => {
      const amount = halfDaysOfDays(days)
      if (amount !== null) return amount
      context.addIssue({ code: 'custom', message: messages.step(field, 0.5) })
      return z.NEVER
    })

const twoDecimals = (field: string, min: number, max: number) =>
  z
    .number(missingOrInvalid(field))
    .min(min, messages.minValue(field, min))
    .max(max, messages.maxValue(field, max))
    .refine(hasTwoDecimals, messages.step(field, 0.01))

export const euros = (field: string, min: number, max = 1_000_000) =>
  twoDecimals(field, min, max).transform((value): Cents => centsOfEuros(value))

export const hours = (field: string, min: number, max: number) =>
  twoDecimals(field, min, max).transform((value): Seconds => secondsOfHours(value))

export const percentage = (field: string, min = 0, max = 100) =>
  twoDecimals(field, min, max).transform((value): BasisPoints => basisPointsOfPercentage(value))

export const day = (field: string) =>
  z.string(missingOrInvalid(field)).refine(isDay, messages.date(field)) as unknown as z.ZodType<Day, string>

export const yearMonth = (field: string) =>
  z.string(missingOrInvalid(field)).refine(isYearMonth, messages.invalid(field)) as unknown as z.ZodType<
    YearMonth,
    string
  >

/** A day in an answer. The server made this value, so the schema needs no message for a wrong value. */
export const answeredDay = z.string() as z.ZodType as z.ZodType<Day>
export const answeredMonth = z.string() as z.ZodType as z.ZodType<YearMonth>
export const answeredInstant = z.number() as z.ZodType as z.ZodType<Instant>
export const answeredCents = z.number() as z.ZodType as z.ZodType<Cents>
export const answeredSeconds = z.number() as z.ZodType as z.ZodType<Seconds>
export const answeredHalfDays = z.number() as z.ZodType as z.ZodType<HalfDays>
export const answeredBasisPoints = z.number() as z.ZodType as z.ZodType<BasisPoints>
export const answeredPeriod = z.object({ start: answeredDay, end: answeredDay.nullable() })

/** A time of the day, written as HH:mm or HH:mm:00. */
export const clockTime = (field: string) =>
  z.string(missingOrInvalid(field)).transform((value, context): MinuteOfDay => {
    const minute = parseClockTime(value)
    if (minute !== null) return minute
    context.addIssue({ code: 'custom', message: value.trim() === '' ? messages.required(field) : messages.time(field) })
    return z.NEVER
  })

/**
 * An ISO 8601 timestamp. A timestamp without an offset is in Brussels time. The schema does not parse the text, because
 * its meaning can depend on the start of the shift. The rules about shifts parse it.
 */
export const timestamp = (field: string) =>
  z.string(missingOrInvalid(field)).superRefine((value, context) => {
    const read = readTimestamp(value)
    if ('code' in read) context.addIssue({ code: 'custom', message: sentenceOf(read) })
  })

export const id = (field: string) => z.int(missingOrInvalid(field)).positive(messages.invalid(field))

/** A positive whole number in a query parameter. */
export const idInQuery = (field: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, messages.invalid(field))
    .transform(Number)

/**
 * The maximum number of ids in a list. The server parses a request in memory, so a list needs a maximum. It is higher
 * than the number of contracts of a company in a month.
 */
const MOST_IDS = 5000

export const ids = (list: string, one: string) => items(list, id(one))

export const items = <Item extends z.ZodType>(list: string, item: Item, most = MOST_IDS) =>
  z.array(item, missingOrInvalid(list)).min(1, messages.required(list)).max(most, messages.maxItems(list, most))

export const flag = (field: string) => z.boolean(missingOrInvalid(field))

export const choice = <const Choice extends string>(field: string, choices: readonly Choice[]) =>
  z.enum(choices as [Choice, ...Choice[]], {
    error: (issue) =>
      issue.input === undefined || issue.input === null ? messages.required(field) : messages.oneOf(field, choices),
  })

export const choiceOfNumbers = (field: string, choices: readonly number[]) =>
  z.number(missingOrInvalid(field)).refine((value) => choices.includes(value), messages.oneOf(field, choices))

/** True or false in a query parameter. `absent` is the value when the request does not contain the parameter. */
export const flagInQuery = (absent: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(absent)
    .transform((value) => value === 'true')

/** A day of a month, written as its number in the month or as the whole date. */
export const dayOfMonth = (field: string) =>
  z.union(
    [
      z.int().min(1, messages.date(field)).max(31, messages.date(field)),
      z.string().refine(isDay, messages.date(field)),
    ],
    {
      error: (issue) =>
        issue.input === undefined || issue.input === null ? messages.required(field) : messages.date(field),
    },
  ) as unknown as z.ZodType<number | Day, number | string>

/** A colour such as '#1F7A4D'. Small letters become capitals. */
export const color = (field: string) =>
  z
    .string(missingOrInvalid(field))
    .regex(/^#[0-9a-fA-F]{6}$/, messages.invalid(field))
    .transform((value) => value.toUpperCase())

/** The version that the client last read. Without it, changes by other users are not checked (rule screens-35). */
export const version = z.int().positive().optional()

/** The key that marks, in the OpenAPI description, a body that may also be plain text. */
export const COMES_AS_TEXT = 'x-comes-as-text'

/** A body that may be plain text or JSON. */
export const textOr = <const Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) =>
  z
    .preprocess((value) => (typeof value === 'string' ? { [name]: value.trim() } : value), schema)
    .meta({ [COMES_AS_TEXT]: true })

/** The content of an uploaded file: its bytes, or its text when the body of the request is JSON. */
export const fileContent = z
  .custom<string | Uint8Array>(
    (value) => typeof value === 'string' || value instanceof Uint8Array,
    missingOrInvalid('bestand'),
  )
  .meta({ type: 'string' })

/** A group of fields in one object. When the object is missing, each of its required fields is reported as missing. */
export const together = <Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>, z.input<Schema>> =>
  z.preprocess((value) => value ?? {}, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>

type Body = Readonly<Record<string, unknown>>

/** A body in which fields may also have the names that other endpoints use for them. */
export const alsoFrom = <Schema extends z.ZodType>(
  schema: Schema,
  elsewhere: Readonly<Record<string, (body: Body) => unknown>>,
): z.ZodType<z.output<Schema>, z.input<Schema>> =>
  z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const body = value as Body
    const missing = Object.entries(elsewhere).filter(([name]) => body[name] === undefined)
    return { ...body, ...Object.fromEntries(missing.map(([name, from]) => [name, from(body)])) }
  }, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>

/** With `?preview=true`, the answer shows what the write would change, but the server changes nothing. */
export const Preview = z.object({ preview: flagInQuery('false') })
