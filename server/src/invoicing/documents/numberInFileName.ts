/**
 * Replaces the characters that are not safe in a file name, because a slash would make a folder (rule invoicing-47).
 */
export const numberInFileName = (number: string | null): string => (number ?? '').replaceAll(/[^\w.-]+/g, '-')
