/** Replaces characters that are not safe in a file name, such as a slash (rule invoicing-47). */
export const numberInFileName = (number: string | null): string => (number ?? '').replaceAll(/[^\w.-]+/g, '-')
