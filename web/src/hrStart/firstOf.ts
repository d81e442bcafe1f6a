/**
 * The first warning about working time in a message with several warnings. The screen of the month shows all of them.
 */
export function firstOf(message: string): string {
  const [sentence = ''] = message.split(/(?<=\.) /)
  const [first = '', ...more] = sentence.split(', ')
  return more.length === 0 ? sentence : `${first} …`
}
