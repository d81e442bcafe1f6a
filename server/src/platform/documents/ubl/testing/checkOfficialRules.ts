import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { officialDocuments } from './officialDocuments.ts'

/**
 * The part of Saxon-JS that this program uses. Saxon-JS is not in this repository, but in the folder of the official
 * rules.
 */
type Saxon = {
  readonly transform: (input: {
    readonly stylesheetText: string
    readonly sourceText: string
    readonly destination: 'serialized'
  }) => { readonly principalResult: string }
}

/**
 * Checks random documents of our UBL writer against official rule sets. The rules are in a folder outside the
 * repository: each rule set as a compiled stylesheet (*.sef.json), and Saxon-JS in node_modules. The decision 022
 * explains how to make this folder.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { documents: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
})
const [folder] = positionals
if (folder === undefined) {
  console.error('bin/official-rules FOLDER [--documents N] [--seed N]')
  process.exit(2)
}
const saxon = createRequire(path.join(path.resolve(folder), 'rules.js'))('saxon-js') as Saxon
const documents = officialDocuments(Number(values.documents), Number(values.seed))
const counted = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].map(([name, each]) => `${name}: ${each.length}`).join(', ')
console.log(`${documents.length} documents, seed ${values.seed}`)
console.log(`VAT groups: ${counted(documents.flatMap(({ categories }) => categories))}`)
console.log(`countries of the buyers: ${counted(documents.map(({ country }) => country))}`)

const ruleSets = readdirSync(folder).filter((name) => name.endsWith('.sef.json'))
if (ruleSets.length === 0) throw new Error(`${folder} has no compiled rule set`)
let found = 0
for (const ruleSet of ruleSets) {
  const stylesheetText = readFileSync(path.join(folder, ruleSet), 'utf8')
  const fired = documents.map(({ xml }) => {
    const report = saxon.transform({ stylesheetText, sourceText: xml, destination: 'serialized' }).principalResult
    return { rules: report.split('<svrl:fired-rule').length - 1, broken: brokenIn(report) }
  })
  for (const [index, { rules, broken }] of fired.entries()) {
    if (rules === 0) throw new Error(`no rule of ${ruleSet} looked at ${documents[index]?.name}`)
    for (const rule of broken) console.error(`✗ ${ruleSet} ${rule}: ${documents[index]?.name}`)
  }
  const broken = fired.flatMap((each) => each.broken)
  found += broken.length
  console.log(`${ruleSet}: ${broken.length} broken rules${broken.length === 0 ? '' : ` (${counted(broken)})`}`)
}
process.exit(found === 0 ? 0 : 1)

/** The official names of the broken rules, with 'warning' or 'fatal'. */
function brokenIn(report: string): readonly string[] {
  return [...report.matchAll(/<svrl:failed-assert([^>]*)>/g)].map(([, attributes = '']) => {
    const valueOf = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? '?'
    return `${valueOf('flag')} ${valueOf('id')}`
  })
}
