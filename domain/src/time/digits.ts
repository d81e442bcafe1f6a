export const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`)

export const fourDigits = (n: number): string => `${n}`.padStart(4, '0')
