const moment = (name: string) => `to_timestamp((x ->> '${name}')::bigint)`

/**
 * SQL of the shifts of a month as they were when the month was locked or confirmed, in the format of current shifts.
 */
export const keptShifts = (column: string): string => `
  (select json_agg(json_build_object(
      'dag', x ->> 'day', 'shifttype', x ->> 'typeName', 'begin', ${moment('start')}, 'einde', ${moment('end')},
      'begin van de pauze', ${moment('breakStart')}, 'einde van de pauze', ${moment('breakEnd')},
      'uren', round((x ->> 'worked')::numeric / 3600, 2), 'opmerking', x ->> 'remark',
      'oproep', case x ->> 'callout' when 'CALL_OUT_24' then 'Oproep 24' when 'CALL_OUT_48' then 'Oproep 48' end,
      'onderbroken dienst', x -> 'interrupted', 'afwijkend van het shifttype', x -> 'adjusted',
      'aangepast door HR', x -> 'editedByAdmin') order by (x ->> 'start')::bigint)
    from jsonb_array_elements(${column}) x)`

/** SQL of the absences of a month as they were when the month was locked or confirmed. */
export const keptAbsences = (column: string): string => `
  (select json_agg(json_build_object(
      'dag', x ->> 'day', 'soort', x ->> 'category', 'teller', x ->> 'counter', 'volledige dag', x -> 'fullDay',
      'uren', round((x ->> 'seconds')::numeric / 3600, 2), 'ingegeven door HR', x -> 'editedByAdmin') order by x ->> 'day')
    from jsonb_array_elements(${column}) x)`

/** SQL of the values with which the balance of a month was calculated. */
export const keptPattern = (column: string): string => `
  json_build_object(
    'statuut', ${column} ->> 'kind',
    'in dienst vanaf', ${column} -> 'employment' ->> 'start', 'in dienst tot en met', ${column} -> 'employment' ->> 'end',
    'uren van een ziektedag', round((${column} ->> 'sickDaySeconds')::numeric / 3600, 2),
    'tewerkstelling', (select json_agg(json_build_object(
        'vanaf', x -> 'period' ->> 'start', 'tot en met', x -> 'period' ->> 'end',
        'percentage', round((x ->> 'percentage')::numeric / 100, 2)) order by x -> 'period' ->> 'start')
      from jsonb_array_elements(${column} -> 'partTimeRecords') x))`

/** SQL of the cause for which a record was closed. `personalDataStore.ts` converts the cause to a sentence. */
export const closedCause = (alias: 's' | 'a'): string =>
  `case when ${alias}.closed_cause is not null
    then json_build_object('code', ${alias}.closed_cause, 'detail', ${alias}.closed_detail) end`
