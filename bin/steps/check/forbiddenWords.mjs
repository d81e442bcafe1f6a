import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesBelow } from '../sourcesBelow.mjs'

/** Rules for words that only certain files may contain. No tool for imports or for lint can check these rules. */
export const wordRules = [
  {
    name: 'sql-in-stores-only',
    word: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/,
    inFiles: /^server\/(src|demo)\/.*\.ts$/,
    allowed: /Store\.ts$|^server\/src\/(platform\/(db|jobs)|operations\/backup|testing)\/|\.test\.ts$/,
  },
  {
    // A store sends an SQL statement with Kysely's builder, with `prepared`, or with sql`…` (decision 034). The store
    // that removes expired data makes the text of its SQL statements from the retention rules.
    name: 'no-statement-around-prepared',
    word: /\bCompiledQuery\b/,
    inFiles: /^server\/(src|demo)\/.*\.ts$/,
    allowed:
      /^server\/src\/(platform\/(db|jobs)|testing)\/|^server\/src\/operations\/retention\/forgetStore\.ts$|\.test\.ts$/,
  },
  {
    // The tests compare a row type with real rows only when the SQL statement states the type (decision 034). They
    // cannot check the type of a cast.
    name: 'no-cast-of-a-row',
    word: /\bas (unknown as )?[A-Z]\w*Row\b/,
    inFiles: /^server\/src\/.*\.ts$/,
    allowed: /\.test\.ts$/,
  },
  {
    // The name of a store function that reads begins with read… (one record) or list… (many records) (docs/style.md).
    name: 'store-verbs',
    word: /^export (async )?(function|const) (select|find|get|load|fetch|query)[A-Z]/,
    inFiles: /^server\/src\/.*Store\.ts$/,
    allowed: /^$/,
  },
  {
    name: 'no-clock-or-zone-of-the-database',
    word: /(_at|\))::date\b|(?<![.\w])now\(\)|current_(date|timestamp)/,
    inFiles: /^server\/src\/.*Store\.ts$/,
    allowed: /^server\/src\/(platform\/(db|jobs)|operations\/backup)\//,
  },
  {
    // All test files run with the same loaded modules. A module that one test file replaces could stay replaced in
    // other test files.
    name: 'no-replaced-modules',
    word: /\bvi\.(do)?[mM]ock\(/,
    inFiles: /\.test\.tsx?$/,
    allowed: /^$/,
  },
  {
    // Only the distances of the theme are allowed, except 1 px: the width of a line and a small overlap are no
    // distances.
    name: 'distances-of-the-theme',
    word: /^\s*(padding|margin|(row-|column-)?gap)[\w-]*:.*(?<![\w.-])-?(?!1px)[\d.]*[1-9][\d.]*(px|r?em)\b|\b([mp][xytrbl]?|gap)=\{-?[1-9]/,
    inFiles: /^web\/src\/.*\.(css|tsx)$/,
    allowed: /^$/,
  },
  {
    name: 'breakpoints-of-the-theme',
    word: /\(((min|max)-)?width\s*[:<>=]+\s*(?!(40|64|75)em\))\d/,
    inFiles: /^web\/src\/.*\.(css|tsx?)$/,
    allowed: /^web\/src\/ui\/theme\/breakpoints\.ts$/,
  },
  {
    // Old technical terms. The glossary has another name for each of them (docs/glossary.md, Technical terms).
    name: 'old-technical-terms',
    word: /\b(demand[A-Z]\w*|Asked|written(Day|Euros|Hours|Moment|Number|Period)|patience|openHouse|tellAnswers|knockAtMailServer|furnish|forgetPastTerms|browserMark|tradeTicket|useRest|leadOf|TickList|Told|untold|openDoor|claimCluster|settleShiftChange|causeToCountAnew|comeBack|houses|\w*[jJ](ourney|OURNEY)\w*|(?<!\.)complaint(?!:)|type (Refused|Reading|Opening|Said)|(const|let) (told|said))\b|#hear(d\b|\b)/,
    inFiles: /\.(ts|tsx|mjs)$/,
    allowed: /^bin\//,
  },
  {
    name: 'no-unfinished-work',
    word: /\b(TODO|FIXME|XXX|HACK)\b/,
    inFiles: /\.(ts|tsx|mjs|sql|css|typ)$/,
    allowed: /^bin\//,
  },
]

/** Every line of the project that contains a forbidden word. */
export function findForbiddenWords(folder) {
  return sourcesBelow(folder).flatMap((file) => {
    const rules = wordRules.filter(({ inFiles, allowed }) => inFiles.test(file) && !allowed.test(file))
    if (rules.length === 0) return []
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      rules.filter(({ word }) => word.test(line)).map(({ name }) => ({ rule: name, where: `${file}:${index + 1}` })),
    )
  })
}
