import { hash } from 'node:crypto'

/**
 * The hash of the text of a statement. Two statements get the same hash when they differ only in the number of values, or
 * in the schema of the office.
 */
export function shapeOf(text: string): string {
  const shape = text
    .replaceAll(/"(?:public_jobs|office_\w+)"\./g, '')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(, \$)+/g, '$')
    .replaceAll(/\(\$\)(, \(\$\))+/g, '($)')
  return hash('sha256', shape, 'base64url')
}

/** The name of a prepared statement. A server of many offices puts the number of the office before the name. */
export const statementName = (name: string): string => name.replace(/^\d+ /, '')
