/** No sign of a number makes a folder, or more, of a file's name. */
export const numberInFileName = (number: string | null): string => (number ?? '').replaceAll(/[^\w.-]+/g, '-')
