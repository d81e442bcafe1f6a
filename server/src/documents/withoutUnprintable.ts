/**
 * Replaces a character that our fonts do not have, so that the reader sees that a character is missing (rule
 * invoicing-65).
 */
const SUBSTITUTE = '□'

const EMOJI = /\p{RGI_Emoji}/v
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/**
 * The characters that an error message of Typst names as unprintable; empty when the message is about something else.
 */
export function unprintableIn(complaint: string): readonly string[] {
  const named = complaint.matchAll(/the text `\\*"([^`]+?)\\*"` could not be displayed/g)
  return [...named].map(([, text = '']) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
  )
}

type IsUnprintable = (text: string) => boolean

/** Replaces unprintable characters. A visible character that consists of several code points is replaced as a whole. */
export const withoutUnprintable = (document: string, unprintable: readonly string[]): string =>
  substituted(document, (text) => unprintable.some((each) => text.includes(each)))

/** Replaces emoji. Typst prints emoji of several code points as nothing, without an error. */
export const withoutEmoji = (document: string): string =>
  EMOJI.test(document) ? substituted(document, (text) => EMOJI.test(text)) : document

function substituted(document: string, isUnprintable: IsUnprintable): string {
  const shown = (text: string): string =>
    isUnprintable(text)
      ? [...graphemes.segment(text)].map(({ segment }) => (isUnprintable(segment) ? SUBSTITUTE : segment)).join('')
      : text
  return JSON.stringify(JSON.parse(document, (_, value: unknown) => (typeof value === 'string' ? shown(value) : value)))
}
