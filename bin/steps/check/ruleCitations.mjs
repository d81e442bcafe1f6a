import path from 'node:path'
import { readComments } from './readComments.mjs'
import { sourcesBelow } from '../sourcesBelow.mjs'

/**
 * The source files. Only their comments can cite rules. A script without an extension, such as bin/admin, is a source
 * file too.
 */
const SOURCE = /\.(?:ts|tsx|mts|mjs|js|sql|css|typ)$/
/** The files in which any text can cite a rule, and not only a comment. */
const DOCUMENT = /\.(?:md|html|yml|sh|conf|cfg|env|service|timer)$/
const PAGE_OF_RULES = /^docs\/rules\//
/**
 * The lines of a page of rules that name a rule but do not cite it: the heading of a rule, and the line 'Now' of a
 * former rule, which names the rule that replaces it.
 */
const OWN_LINE = /^(?:### .*|- Now: .*)$/gm

/** All citations of rules in comments and in documents. `capabilities` has the names of the pages of rules. */
export function citationsIn(folder, read, capabilities) {
  const pattern = citationOf(capabilities)
  return sourcesBelow(folder).flatMap((file) =>
    textsOf(file, read).flatMap(({ text, line }) => {
      const plain = spelledOut(text)
      return [...plain.matchAll(pattern)].flatMap(({ 0: found, index }) =>
        idsOf(found).map((id) => ({ id, file, line: line + plain.slice(0, index).split('\n').length - 1 })),
      )
    }),
  )
}

/**
 * Finds `rule planning-7`, `rules planning-7, time-3 or time-4`, and `rules planning-1 to planning-3`. The word 'rule'
 * can be absent when the id begins with the name of a capability.
 */
function citationOf(capabilities) {
  const id = String.raw`[a-z]+-\d+`
  const list = String.raw`[Rr]ules?\s+${id}(?:(?:,|,?\s+(?:and|or)|\s+to)\s+${id})*`
  const alone = String.raw`(?:${capabilities.join('|')})-\d+(?:\s+to\s+${id})?`
  return new RegExp(String.raw`(?<![\w-])(?:${list}|${alone})(?!-?\w)`, 'g')
}

/**
 * Writes `planning-7/8` as two ids, writes a range with a dash as `planning-7 to planning-9`, and removes the
 * backticks.
 */
const spelledOut = (text) =>
  text
    .replaceAll('`', '')
    .replaceAll(/([a-z]+-)\d+(?:[/–]\d+)+/g, (ids, capability) =>
      ids.replaceAll('/', `, ${capability}`).replaceAll('–', ` to ${capability}`),
    )
    .replaceAll(/(?<=\d)–(?=[a-z]+-\d)/g, ' to ')

/**
 * The parts of a file in which a rule can be cited, such as comments. The lines of one comment are joined to one text.
 */
function textsOf(file, read) {
  if (DOCUMENT.test(file)) {
    const text = read(file)
    return [{ text: PAGE_OF_RULES.test(file) ? text.replaceAll(OWN_LINE, '') : text, line: 1 }]
  }
  if (path.extname(file) !== '' && !SOURCE.test(file)) return []
  const comments = []
  for (const { text, line } of readComments(read(file), file)) {
    const before = comments.at(-1)
    const mark = /^(?:--|\/\/|#)/.exec(text)?.[0]
    if (mark !== undefined && before?.lastLine === line - 1)
      Object.assign(before, { text: `${before.text} ${text.slice(mark.length).trim()}`, lastLine: line })
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
