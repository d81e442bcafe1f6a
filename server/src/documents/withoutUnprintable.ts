/** What is printed in the place of a character that no font of ours has: seen to be missing, and never left out. */
const SUBSTITUTE = '□'

const EMOJI = /\p{RGI_Emoji}/v
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** The characters that the typesetter complains of; none when its complaint is another. */
export function unprintableIn(complaint: string): readonly string[] {
  const named = complaint.matchAll(/the text `\\*"([^`]+?)\\*"` could not be displayed/g)
  return [...named].map(([, text = '']) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
  )
}

type IsUnprintable = (text: string) => boolean

/** With what people see as one character replaced whole, where a part of it cannot be printed. */
export const withoutUnprintable = (document: string, unprintable: readonly string[]): string =>
  substituted(document, (text) => unprintable.some((each) => text.includes(each)))

/** Those made of several characters are printed as nothing, and the typesetter does not complain. */
export const withoutEmoji = (document: string): string =>
  EMOJI.test(document) ? substituted(document, (text) => EMOJI.test(text)) : document

function substituted(document: string, isUnprintable: IsUnprintable): string {
  const shown = (text: string): string =>
    isUnprintable(text)
      ? [...graphemes.segment(text)].map(({ segment }) => (isUnprintable(segment) ? SUBSTITUTE : segment)).join('')
      : text
  return JSON.stringify(JSON.parse(document, (_, value: unknown) => (typeof value === 'string' ? shown(value) : value)))
}
