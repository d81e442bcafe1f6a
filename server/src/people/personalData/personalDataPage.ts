import { valueInWords } from '@uurwerk/contract/audit/valueInWords'
import type { PersonalData } from './personalDataStore.ts'
import type { Row } from './section.ts'

type Page = { readonly name: string; readonly madeAt: string; readonly data: PersonalData }

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #201b1f; background: #fff }
  section { margin: 2rem 0; overflow-x: auto }
  table { border-collapse: collapse; font-size: 13px }
  th, td { text-align: left; vertical-align: top; padding: 4px 10px; border-bottom: 1px solid #ddd; max-width: 40rem }
  th { border-bottom-color: #888 }
  .line { white-space: nowrap }`

/** The page is made row by row, because a person has thousands of shifts. */
export function* personalDataPage({ name, madeAt, data }: Page): Iterable<string> {
  yield `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>Gegevens van ${escaped(name)}</title><style>${STYLE}</style></head>
<body>
<h1>Alle gegevens van ${escaped(name)}</h1>
<p>Gemaakt op ${format(madeAt)}. Dezelfde gegevens staan in gegevens.json, voor wie ze met een programma wil lezen.</p>
`
  for (const section of data) {
    yield* sectionOf(section)
    yield '\n'
  }
  yield '</body>\n</html>\n'
}

function* sectionOf({ title, count, rows }: PersonalData[number]): Iterable<string> {
  yield `<section><h2>${escaped(title)}</h2>`
  if (count === 0) yield '<p>Niets bewaard.</p>'
  else if (count === 1) for (const row of rows()) yield fieldsOf(row)
  else yield* tableOf(rows())
  yield '</section>'
}

/** A section with one record is shown as a list of fields, not as a table. */
function fieldsOf(row: Row): string {
  const lines = Object.entries(row).map(
    ([column, value]) => `<tr><th scope="row">${escaped(column)}</th>${cellOf(value)}</tr>`,
  )
  return `<table><tbody>${lines.join('\n')}</tbody></table>`
}

function* tableOf(rows: Iterable<Row>): Iterable<string> {
  let columns: readonly string[] | null = null
  for (const row of rows) {
    if (columns === null) {
      columns = Object.keys(row)
      yield `<table><thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead><tbody>`
    }
    yield `<tr>${columns.map((column) => cellOf(row[column])).join('')}</tr>\n`
  }
  yield '</tbody></table>'
}

/** The maximum length of a text that stays on one line, in characters. Days and short names are shorter. */
const ONE_LINE = 24

function cellOf(value: unknown): string {
  const text = format(value)
  return text.length <= ONE_LINE ? `<td class="line">${text}</td>` : `<td>${text}</td>`
}

const format = (value: unknown): string => escaped(valueInWords('', value, {}))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
