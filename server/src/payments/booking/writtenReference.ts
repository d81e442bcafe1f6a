/** A structured communication in its usual notation: '+++202/6000/12320+++'. */
export const writtenReference = (digits: string): string =>
  `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`
