/**
 * The first warning in a message with several warnings about working time. The screen of the month shows all warnings.
 */
export function firstOf(message: string): string {
  const [sentence = ''] = message.split(/(?<=\.) /)
  const [first = '', ...more] = sentence.split(', ')
  return more.length === 0 ? sentence : `${first} …`
}
