/**
 * Finds every comment of a source file, with its line number. Comment marks inside strings, templates and regular
 * expressions do not count.
 */
export function readComments(source, file) {
  if (file.endsWith('.sql')) return commentsOf(source, /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|\$\$/g, /^(--|\/\*)/)
  if (file.endsWith('.css') || file.endsWith('.typ'))
    return commentsOf(source, /\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|(?<!:)\/\/[^\n]*/g, /^\/[*/]/)
  return commentsOf(source, SCRIPT_TOKENS, /^\/[*/]/)
}

/**
 * A pattern that matches a string, a template, a comment, or a regular expression at a place where a value is possible.
 */
const SCRIPT_TOKENS =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|\/\/[^\n]*|\/\*[^]*?\*\//g

function commentsOf(source, tokens, isComment) {
  return [...source.matchAll(tokens)]
    .filter(([text]) => isComment.test(text))
    .map(({ 0: text, index }) => ({ text, line: source.slice(0, index).split('\n').length }))
}
