import { types, type CustomTypesConfig } from 'pg'

const { DATE, INT8, NUMERIC, TIMESTAMP, TIMESTAMPTZ } = types.builtins
const [DATES, INT8S, TIMESTAMPTZS] = [1182, 1016, 1185]

type Read = (text: string) => unknown

/** A day from the database stays text, because a JavaScript Date would have a time zone. */
const readText: Read = (text) => text

/** Changes `2026-11-20 06:00:00+00` to ISO 8601. The value does not change, because sessions use UTC. */
const readInstant: Read = (text) => text.replace(' ', 'T').replace('+00', 'Z')

const readWholeNumber: Read = (text) => {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`too large for a number: ${text}`)
  return number
}

/** Reads an array whose elements contain no comma, brace or quote. */
const readListOf =
  (read: Read): Read =>
  (text) => {
    const elements = text === '{}' ? [] : text.slice(1, -1).split(',')
    return elements.map((element) => (element === 'NULL' ? null : read(element.replaceAll('"', ''))))
  }

const readers = new Map<number, Read>([
  [DATE, readText],
  [TIMESTAMP, readText],
  [NUMERIC, readText],
  [TIMESTAMPTZ, readInstant],
  [INT8, readWholeNumber],
  [DATES, readListOf(readText)],
  [INT8S, readListOf(readWholeNumber)],
  [TIMESTAMPTZS, readListOf(readInstant)],
])

/** Converts the values of a database row to JavaScript. The generated types of the schema match these conversions. */
export const rowTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => (format === 'binary' ? undefined : readers.get(id)) ?? types.getTypeParser(id, format),
}
