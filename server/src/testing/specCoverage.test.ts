import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const [head = '', ...lines] = readFileSync(new URL('docs/spec-coverage.tsv', root), 'utf8').trimEnd().split('\n')
const rows = lines.map((line) => line.split('\t'))

const sources = new Map<string, string>()
function sourceOf(path: string): string {
  const source = sources.get(path) ?? readFileSync(new URL(path, root), 'utf8')
  sources.set(path, source)
  return source
}

/** A pattern that finds a text as a complete string literal. */
const quoted = (text: string) => `(['"\`])${RegExp.escape(text)}\\1`
const isSaid = (source: string, text: string) => new RegExp(quoted(text)).test(source)
const isTitle = (source: string, text: string, caller: string) =>
  new RegExp(`(?:\\b(?:${caller})|\\))\\(\\s*${quoted(text)}\\s*,`).test(source)

/**
 * The list of requirements refers to tests by their titles. Returns the error in such a reference, or null. A reference
 * is the title of a test, or `title › case` for one case of a test with a table of cases. In the second form, the title
 * can also be the title of a group of tests.
 */
function faultOf(path: string, title: string, more: readonly string[]): string | null {
  const source = sourceOf(path)
  if (!isTitle(source, title, more.length === 0 ? 'test|it' : String.raw`test|it|describe\w*`))
    return `no test '${title}'`
  const unsaid = more.find((text) => !isSaid(source, text))
  return unsaid === undefined ? null : `no case '${unsaid}'`
}

test('every requirement in the list of requirements has an id, a text and a test', () => {
  expect(head).toBe('id\twhat it asks\trules\ttest')
  expect(rows.length).toBeGreaterThan(300)
  const wrong = rows.filter(
    ([id = '', what = '', , shown = '', ...more]) =>
      !/^[123]:[\da-z.-]+:\d\d$/.test(id) ||
      what.trim() === '' ||
      !/^[\w./-]+\.(?:test|spec)\.ts › ./.test(shown) ||
      more.length > 0,
  )
  expect(wrong).toEqual([])
})

test('the requirements in the list are in order, and each requirement is listed once', () => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const ids = rows.map(([id = '']) => id)
  expect(ids).toEqual([...new Set(ids)].sort(compare))
})

test('the list of requirements contains only names of tests that exist', () => {
  const missing = rows.flatMap(([id = '', , , shown = '']) => {
    const [path = '', title = '', ...more] = shown.split(' › ')
    const fault = faultOf(path, title, more)
    return fault === null ? [] : [`${id}: ${fault} in ${path}`]
  })
  expect(missing).toEqual([])
})
