/** The possible judgements of a contact about a line of a month. */
export const LINE_VERDICTS = ['agreed', 'disputed'] as const
export type LineVerdict = (typeof LINE_VERDICTS)[number]
