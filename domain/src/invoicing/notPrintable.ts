const PRINTED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Mark}]$/u
const SIGN = /^[\p{Script=Common}\p{Script=Inherited}]$/u
const PICTURE = /^\p{Emoji_Presentation}$/u
/** The fonts of the documents have the usual symbols and punctuation only up to this code point. */
const LAST_SIGN = 0x22ff

/** The PDF shows □ for each character that our fonts do not have (rule invoicing-65). */
export const notPrintable = (text: string): readonly string[] => [...new Set(text)].filter((each) => !isPrintable(each))

const isPrintable = (character: string): boolean => {
  if (PICTURE.test(character)) return false
  return PRINTED.test(character) || (SIGN.test(character) && (character.codePointAt(0) ?? 0) <= LAST_SIGN)
}
