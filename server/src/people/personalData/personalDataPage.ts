import { codesInWords } from '@uurwerk/contract/audited/codesInWords'
import { valueInWords } from '@uurwerk/contract/audited/valueInWords'
import type { PersonalData, Row } from './personalDataStore.ts'

type Page = { readonly name: string; readonly madeAt: string; readonly data: PersonalData }

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #201b1f; background: #fff }
  section { margin: 2rem 0; overflow-x: auto }
  table { border-collapse: collapse; font-size: 13px }
  th, td { text-align: left; vertical-align: top; padding: 4px 10px; border-bottom: 1px solid #ddd; max-width: 40rem }
  th { border-bottom-color: #888 }`

/** The same as the JSON beside it, to be read by whoever it is about. */
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

function tableOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')
  const body = rows.map((row) => `<tr>${columns.map((column) => `<td>${written(row[column])}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

const written = (value: unknown): string =>
  escaped(
    typeof value === 'string' && Object.hasOwn(codesInWords, value)
      ? (codesInWords[value] ?? '')
      : valueInWords('', value, {}),
  )

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
