const PRINTED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Mark}]$/u
const SIGN = /^[\p{Script=Common}\p{Script=Inherited}]$/u
const PICTURE = /^\p{Emoji_Presentation}$/u
/** Up to here the fonts of the documents have the signs and punctuation that offices type. */
const LAST_SIGN = 0x22ff

/** The characters that the fonts of our documents do not have: the PDF shows □ in their place. */
export const notPrintable = (text: string): readonly string[] => [...new Set(text)].filter((each) => !isPrintable(each))

const isPrintable = (character: string): boolean => {
  if (PICTURE.test(character)) return false
  return PRINTED.test(character) || (SIGN.test(character) && (character.codePointAt(0) ?? 0) <= LAST_SIGN)
}
