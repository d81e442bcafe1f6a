import { valueInWords } from '@uurwerk/contract/audit/valueInWords'
import type { PersonalData, Row } from './personalDataStore.ts'

type Page = { readonly name: string; readonly madeAt: string; readonly data: PersonalData }

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #201b1f; background: #fff }
  section { margin: 2rem 0; overflow-x: auto }
  table { border-collapse: collapse; font-size: 13px }
  th, td { text-align: left; vertical-align: top; padding: 4px 10px; border-bottom: 1px solid #ddd; max-width: 40rem }
  th { border-bottom-color: #888 }
  .line { white-space: nowrap }`

/** The download of personal data as a page for the person. The JSON file contains the same data. */
export const personalDataPage = ({ name, madeAt, data }: Page): string => `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>Gegevens van ${escaped(name)}</title><style>${STYLE}</style></head>
<body>
<h1>Alle gegevens van ${escaped(name)}</h1>
<p>Gemaakt op ${written(madeAt)}. Dezelfde gegevens staan in gegevens.json, voor wie ze met een programma wil lezen.</p>
${data.map(sectionOf).join('\n')}
</body>
</html>
`

const sectionOf = ({ title, rows }: PersonalData[number]): string =>
  `<section><h2>${escaped(title)}</h2>${rows.length === 0 ? '<p>Niets bewaard.</p>' : tableOf(rows)}</section>`

/** A section with one record is shown as a list of fields, not as a table. */
function tableOf(rows: readonly Row[]): string {
  const [first = {}, ...others] = rows
  const columns = Object.keys(first)
  if (others.length === 0) {
    const lines = columns.map((column) => `<tr><th scope="row">${escaped(column)}</th>${cellOf(first[column])}</tr>`)
    return `<table><tbody>${lines.join('\n')}</tbody></table>`
  }
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')
  const body = rows.map((row) => `<tr>${columns.map((column) => cellOf(row[column])).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

/** The maximum number of characters of a text that stays on one line, such as a day or a short name. */
const ONE_LINE = 24

function cellOf(value: unknown): string {
  const text = written(value)
  return text.length <= ONE_LINE ? `<td class="line">${text}</td>` : `<td>${text}</td>`
}

const written = (value: unknown): string => escaped(valueInWords('', value, {}))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
