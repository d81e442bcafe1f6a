/**
 * SQL of the stored values, such as the part-time percentages, with which the balance of a month was calculated. Each
 * name in the result must differ from the field names of the audit trail, because the page would otherwise write the
 * value in the form of that audit field.
 */
export const keptPattern = (column: string): string => `
  json_build_object(
    'statuut', ${column} ->> 'kind',
    'in dienst vanaf', ${column} -> 'employment' ->> 'start', 'in dienst tot en met', ${column} -> 'employment' ->> 'end',
    'uren van een ziektedag', round((${column} ->> 'sickDaySeconds')::numeric / 3600, 2),
    'tewerkstelling', (select json_agg(json_build_object(
        'vanaf', x -> 'period' ->> 'start', 'tot en met', x -> 'period' ->> 'end',
        'tewerkstellingspercentage', round((x ->> 'percentage')::numeric / 100, 2)) order by x -> 'period' ->> 'start')
      from jsonb_array_elements(${column} -> 'partTimeRecords') x))`

/**
 * SQL of the cause why a shift or an absence is not in use any more, as JSON; null without a cause.
 * `personalDataStore.ts` converts the cause to a sentence.
 */
export const closedCause = (alias: 's' | 'a'): string =>
  `case when ${alias}.closed_cause is not null
    then json_build_object('code', ${alias}.closed_cause, 'detail', ${alias}.closed_detail) end`

/** SQL of the data that a payroll export contains about a person. The database stores hundredths of hours. */
export const handedOver = (column: string): string => `
  json_build_object(
    'werkgeversnummer', ${column} -> 'employerNumber', 'personeelsnummer', ${column} -> 'employeeNumber',
    'lijnen', (select json_agg(json_build_object(
        'dag', line ->> 'day', 'looncode', line ->> 'code', 'uren', round((line ->> 'hours')::numeric / 100, 2))
        order by line ->> 'day', line ->> 'code')
      from jsonb_array_elements(${column} -> 'lines') line))`
