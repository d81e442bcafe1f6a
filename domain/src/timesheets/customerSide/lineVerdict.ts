/** What a contact of the customer says about a line of a month. */
export const LINE_VERDICTS = ['agreed', 'disputed'] as const
export type LineVerdict = (typeof LINE_VERDICTS)[number]
