import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readComments, withoutComments } from './readComments.mjs'
import { sourcesBelow } from '../sourcesBelow.mjs'

const PAGES = 'docs/rules'
const SOURCE = /\.(ts|tsx|mjs|sql|css|typ)$/
const PAGE = /\.md$/
/** A citation of rules: `Rule planning-7`, `rules planning-7, time-3 or time-4`, or `rules planning-1 to planning-3`. */
const CITATION = /\b[Rr]ules?\s+([a-z]+-\d+(?:(?:,|,?\s+(?:and|or)|\s+to)\s+[a-z]+-\d+)*)/g

/** A source that is only our choice, or only the number of a rule or of a decision. A number is no reason. */
const WITHOUT_REASON = /^our choice(?:[\s,;(]+(?:in line with )?(?:decision|rules?)[\w\s,-]*\)?)?\.?$/

/**
 * Reads the rules of docs/rules, in the order of each page. A rule is a heading such as `### planning-7`, its
 * sentences, and a list: Term, Source, and one or more lines 'Function' and 'Test'. A rule that became a part of another
 * rule has only a line 'Now'.
 */
export function readRules(folder) {
  return readdirSync(path.join(folder, PAGES))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => rulesOf(readFileSync(path.join(folder, PAGES, name), 'utf8'), name.replace('.md', '')))
}

function rulesOf(page, capability) {
  return page
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split(/^#/m)[0].trim().split('\n')
      const values = (key) =>
        lines.filter((line) => line.startsWith(`- ${key}: `)).map((line) => line.slice(key.length + 4).trim())
      return {
        id: heading.trim(),
        capability,
        sentence: lines
          .filter((line) => !line.startsWith('- '))
          .join(' ')
          .trim(),
        now: values('Now'),
        sources: values('Source'),
        functions: values('Function').map(placeOf),
        tests: values('Test').map(placeOf),
      }
    })
}

/** Splits a reference of the form `path › name` into the file and the name. */
function placeOf(text) {
  const [file = '', ...name] = text.split(' › ')
  return { file: file.replaceAll('`', ''), name: name.join(' › ').replace(/^`(.*)`$/, '$1') }
}

/** All faults in the rules, their functions, their tests and the citations in comments and in documents. */
export function findRuleFaults(folder) {
  const rules = readRules(folder)
  const known = new Set(rules.flatMap(({ id, now }) => (now.length === 0 ? [id] : [])))
  const read = cached((file) => readFileSync(path.join(folder, file), 'utf8'))
  const readCode = cached((file) => withoutComments(read(file), file))
  const cited = citationsIn(folder, read)
  return [
    ...rules.flatMap((rule, index) => faultsOfRule(rule, rules[index - 1], { readCode, cited, known })),
    ...cited
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => `${file}:${line} cites ${id}, which is no rule`),
  ]
}

function faultsOfRule(rule, before, { readCode, cited, known }) {
  const { id, capability, now, sentence, sources, functions, tests } = rule
  const expected = before?.capability === capability ? Number(before.id.split('-')[1]) + 1 : 1
  const faults = []
  if (id !== `${capability}-${expected}`) faults.push(`is not numbered ${capability}-${expected}`)
  if (now.length > 0)
    return [
      ...faults,
      ...now.filter((other) => !known.has(other)).map((other) => `is now ${other}, which is no rule`),
    ].map((fault) => `${id} ${fault}`)
  if (sentence === '') faults.push('has no sentence')
  if (sources.length !== 1) faults.push('needs one source')
  if (sources.some((source) => WITHOUT_REASON.test(source))) faults.push('gives no reason for our choice')
  if (functions.length === 0) faults.push('names no function')
  if (tests.length === 0) faults.push('names no test')
  for (const { file, name } of functions) {
    const source = readCode(file)
    if (source === null) faults.push(`names ${file}, which does not exist`)
    else if (!declares(source, name)) faults.push(`names ${name}, which is not declared in ${file}`)
    else if (!cited.some((citation) => citation.id === id && citation.file === file))
      faults.push(`is not cited in ${file}`)
  }
  for (const { file, name } of tests) {
    const source = readCode(file)
    if (source === null) faults.push(`names ${file}, which does not exist`)
    else if (!hasTest(source, name.split(' › '))) faults.push(`names a test that is not in ${file}: ${name}`)
  }
  return faults.map((fault) => `${id} ${fault}`)
}

/** True for the declaration of a value, a type, a method, or a property with a value. */
const declares = (source, name) =>
  new RegExp(
    String.raw`\b(?:function\*?|const|let|class|interface|type(?=\s+\w+\s*[=<]))\s+${RegExp.escape(name)}\b|^\s*(?:(?:readonly|static|async|get)\s+)*#?${RegExp.escape(name)}(?:\s*[:=]\s|\(.*\{$)`,
    'm',
  ).test(source)

/** Every part of the name is the title of a test, of a step or of a group; the last part can be a case in a table. */
const hasTest = (source, parts) =>
  parts.every((part, index) => {
    const isTitle = new RegExp(String.raw`(?:\b(?:test|it|step|describe\w*)|[)\x60])\(\s*${quoted(part)}\s*,`)
    const isCase = new RegExp(String.raw`\[\s*${quoted(part)}\s*[,\]]|${quoted(part)}\s*:`)
    return isTitle.test(source) || (index === parts.length - 1 && isCase.test(source))
  })

/** A pattern that finds a text as a complete string. */
const quoted = (text) => {
  const pattern = [text, text.replaceAll("'", String.raw`\'`)].map((each) => RegExp.escape(each)).join('|')
  return `(?:'(?:${pattern})'|"(?:${pattern})"|\x60(?:${pattern})\x60)`
}

function citationsIn(folder, read) {
  return sourcesBelow(folder).flatMap((file) =>
    textsOf(file, read).flatMap(({ text, line }) =>
      [...text.matchAll(CITATION)].flatMap(([, ids]) => idsOf(ids).map((id) => ({ id, file, line }))),
    ),
  )
}

/** The texts of a file that can cite rules. The lines of one comment or paragraph are joined. */
function textsOf(file, read) {
  if (PAGE.test(file))
    return read(file)
      .split('\n')
      .map((text, index) => ({ text, line: index + 1 }))
  if (!SOURCE.test(file)) return []
  const comments = []
  for (const { text, line } of readComments(read(file), file)) {
    const before = comments.at(-1)
    const goesOn = /^(--|\/\/)/.test(text) && before?.lastLine === line - 1
    if (goesOn) Object.assign(before, { text: `${before.text} ${text.slice(2).trim()}`, lastLine: line })
    else comments.push({ text: text.replaceAll(/\n\s*\*?\s*/g, ' '), line, lastLine: line })
  }
  return comments
}

/** The ids of a citation. A range has the ids between its first and its last id too. */
const idsOf = (citation) =>
  [...citation.matchAll(/(?:([a-z]+)-(\d+)\s+to\s+)?([a-z]+)-(\d+)/g)].flatMap(([, from, first, capability, last]) =>
    from === undefined
      ? [`${capability}-${last}`]
      : Array.from({ length: Number(last) - Number(first) + 1 }, (_none, n) => `${capability}-${Number(first) + n}`),
  )

function cached(read) {
  const known = new Map()
  return (file) => {
    if (!known.has(file))
      known.set(
        file,
        attempt(() => read(file)),
      )
    return known.get(file)
  }
}

function attempt(read) {
  try {
    return read()
  } catch {
    return null
  }
}
