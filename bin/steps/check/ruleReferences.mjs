const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/
const COMMENT_OR_EMPTY = /^(?:\s*\*|\/[/*]|$)/

/** The declarations at the top level of a file. The lines of a declaration include the comments above it. */
export function declarationsIn(source) {
  const lines = source.split('\n')
  const starts = lines.flatMap((line, index) => {
    const name = DECLARATION.exec(line)?.[1]
    return name === undefined ? [] : [{ name, first: index - commentsAbove(lines, index) }]
  })
  return starts.map(({ name, first }, index) => {
    const next = starts[index + 1]?.first ?? lines.length
    return { name, firstLine: first + 1, lastLine: next, text: lines.slice(first, next).join('\n') }
  })
}

function commentsAbove(lines, index) {
  const above = lines.slice(0, index)
  return index - 1 - above.findLastIndex((line) => !COMMENT_OR_EMPTY.test(line))
}

/**
 * True when a rule is cited at one of the named declarations. A citation also counts at a declaration that uses a named
 * declaration, and at a declaration that a named declaration uses.
 */
export function isCitedAt(names, declarations, lines) {
  const citing = declarations.filter(({ firstLine, lastLine }) =>
    lines.some((line) => firstLine <= line && line <= lastLine),
  )
  return declarations
    .filter(({ name }) => names.includes(name))
    .some((named) => citing.some((other) => named === other || uses(named, other) || uses(other, named)))
}

const uses = ({ text }, { name }) => new RegExp(String.raw`\b${name}\b`).test(text)

/**
 * True when the parts are titles of groups, tests and steps of the file, in this order. After a title, the last part can
 * be a case of any table of tests in the file.
 */
export function hasTest(source, parts) {
  let below = source
  return parts.every((part, index) => {
    const title = new RegExp(String.raw`(?:\b(?:test|it|step|describe\w*)|[)\x60])\(\s*${quoted(part)}\s*,([^]*)`).exec(
      below,
    )
    if (title === null) return index > 0 && index === parts.length - 1 && isCase(source, part)
    below = title.at(-1)
    return true
  })
}

const isCase = (source, text) => new RegExp(String.raw`\[\s*${quoted(text)}\s*[,\]]|${quoted(text)}\s*:`).test(source)

/** A pattern that matches a text as a complete string literal. */
const quoted = (text) => {
  const pattern = [text, text.replaceAll("'", String.raw`\'`)].map((each) => RegExp.escape(each)).join('|')
  return `(?:'(?:${pattern})'|"(?:${pattern})"|\x60(?:${pattern})\x60)`
}
