import path from 'node:path'

/**
 * Finds every comment of a source file, with its line number. Comment marks inside strings, templates and regular
 * expressions do not count.
 */
export const readComments = (source, file) =>
  commentsIn(source, file).map(({ 0: text, index }) => ({ text, line: source.slice(0, index).split('\n').length }))

/** A source file in which each comment is replaced by a space. */
export const withoutComments = (source, file) =>
  commentsIn(source, file).reduceRight(
    (code, { 0: { length }, index }) => `${code.slice(0, index)} ${code.slice(index + length)}`,
    source,
  )

function commentsIn(source, file) {
  if (file.endsWith('.sql')) return matchesOf(source, /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|\$\$/g, /^(--|\/\*)/)
  if (file.endsWith('.css') || file.endsWith('.typ'))
    return matchesOf(source, /\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|(?<!:)\/\/[^\n]*/g, /^\/[*/]/)
  if (!path.extname(file)) return matchesOf(source, /"(?:\\.|[^"\\])*"|'[^']*'|(?<=^|\s)#[^\n]*/g, /^#/)
  return matchesOf(source, SCRIPT_TOKENS, /^\/[*/]/)
}

/**
 * A pattern that matches a string, a template, a comment, or a regular expression at a place where a value is possible.
 */
const SCRIPT_TOKENS =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|\/\/[^\n]*|\/\*[^]*?\*\//g

const matchesOf = (source, tokens, isComment) => [...source.matchAll(tokens)].filter(([text]) => isComment.test(text))
