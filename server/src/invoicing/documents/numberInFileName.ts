/**
 * Replaces the characters of an invoice number that are not safe in a file name. For example, a slash would make a
 * folder (rule invoicing-47).
 */
export const numberInFileName = (number: string | null): string => (number ?? '').replaceAll(/[^\w.-]+/g, '-')
