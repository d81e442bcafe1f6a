import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutComments } from './readComments.mjs'
import { citationsIn } from './ruleCitations.mjs'
import { declarationsIn, hasTest, isCitedAt } from './ruleReferences.mjs'

const PAGES = 'docs/rules'
/** The list of the product's requirements: an id, the requirement, the ids of rules that state it, and a test. */
const REQUIREMENTS = 'docs/spec-coverage.tsv'

/** Matches the source of a rule that comes, as a whole or in part, from the product's requirements. */
const FROM_REQUIREMENTS = /(?:^|; )the product's requirements/

/**
 * Matches the source of a rule when it gives no reason: only 'our choice', perhaps with the number of a rule or a
 * decision.
 */
const WITHOUT_REASON = /^our choice(?:[\s,;(]+(?:in line with )?(?:decision|rules?)[\w\s,-]*\)?)?\.?$/

/**
 * Reads the rules of docs/rules, in the order of each page. A rule is a heading such as `### planning-7`, its
 * sentences, and a list: Term, Source, and one or more lines 'Function' and 'Test'. A rule that became a part of another
 * rule has only a line 'Now'.
 */
export function readRules(folder) {
  return capabilitiesIn(folder).flatMap((capability) =>
    rulesOf(readFileSync(path.join(folder, PAGES, `${capability}.md`), 'utf8'), capability),
  )
}

const capabilitiesIn = (folder) =>
  readdirSync(path.join(folder, PAGES))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.replace('.md', ''))

function rulesOf(page, capability) {
  return page
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split(/^#/m)[0].trim().split('\n')
      const values = (key) =>
        lines.filter((line) => line.startsWith(`- ${key}: `)).map((line) => line.slice(key.length + 4).trim())
      return {
        id: heading.trim(),
        capability,
        sentence: lines
          .filter((line) => !line.startsWith('- '))
          .join(' ')
          .trim(),
        now: values('Now'),
        sources: values('Source'),
        functions: values('Function').map(placeOf),
        tests: values('Test').map(placeOf),
      }
    })
}

/** Splits a reference of the form `path › name` into the file and the name. */
function placeOf(text) {
  const [file = '', ...name] = text.split(' › ')
  return { file: file.replaceAll('`', ''), name: name.join(' › ').replace(/^`(.*)`$/, '$1') }
}

/** All faults in the rules, their functions, their tests, their requirements, and the citations of rules. */
export function findRuleFaults(folder) {
  const rules = readRules(folder)
  const known = new Set(rules.flatMap(({ id, now }) => (now.length === 0 ? [id] : [])))
  const read = cached((file) => readFileSync(path.join(folder, file), 'utf8'))
  const cited = citationsIn(folder, read, capabilitiesIn(folder))
  const linesOf = Map.groupBy(cited, ({ id, file }) => `${id} ${file}`)
  const project = {
    known,
    readCode: cached((file) => withoutComments(read(file), file)),
    readDeclarations: cached((file) => declarationsIn(read(file))),
    citedOn: (id, file) => linesOf.get(`${id} ${file}`)?.map(({ line }) => line) ?? [],
  }
  return [
    ...rules.flatMap((rule, index) => faultsOfRule(rule, rules[index - 1], project)),
    ...faultsOfRequirements(rules, known, read(REQUIREMENTS) ?? ''),
    ...cited
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => `${file}:${line} cites ${id}, which is no rule`),
  ]
}

function faultsOfRule(rule, before, project) {
  const { id, capability, now, sentence, sources, functions, tests } = rule
  const expected = before?.capability === capability ? Number(before.id.split('-')[1]) + 1 : 1
  const faults = []
  if (id !== `${capability}-${expected}`) faults.push(`is not numbered ${capability}-${expected}`)
  if (now.length > 0) {
    const unknown = now.filter((other) => !project.known.has(other))
    return [...faults, ...unknown.map((other) => `is now ${other}, which is no rule`)].map((fault) => `${id} ${fault}`)
  }
  if (sentence === '') faults.push('has no sentence')
  if (sources.length !== 1) faults.push('needs one source')
  if (sources.some((source) => WITHOUT_REASON.test(source))) faults.push('gives no reason for our choice')
  if (functions.length === 0) faults.push('names no function')
  if (tests.length === 0) faults.push('names no test')
  faults.push(...faultsOfFunctions(rule, project), ...faultsOfTests(rule, project))
  return faults.map((fault) => `${id} ${fault}`)
}

/** A rule names functions. Each file with such functions must cite the rule at one of them. */
const faultsOfFunctions = ({ id, functions }, { readDeclarations, citedOn }) =>
  [...Map.groupBy(functions, ({ file }) => file)].flatMap(([file, places]) => {
    const declarations = readDeclarations(file)
    if (declarations === null) return [`names ${file}, which does not exist`]
    const names = places.map(({ name }) => name)
    const missing = names.filter((name) => !declarations.some((declared) => declared.name === name))
    if (missing.length > 0) return missing.map((name) => `names ${name}, which is not declared in ${file}`)
    if (isCitedAt(names, declarations, citedOn(id, file))) return []
    return [`is not cited at ${names.join(' or ')} in ${file}`]
  })

const faultsOfTests = ({ tests }, { readCode }) =>
  tests.flatMap(({ file, name }) => {
    const source = readCode(file)
    if (source === null) return [`names ${file}, which does not exist`]
    return hasTest(source, name.split(' › ')) ? [] : [`names a test that is not in ${file}: ${name}`]
  })

/** The requirements name only rules that exist, and they name each rule that has the requirements as its source. */
function faultsOfRequirements(rules, known, list) {
  const named = list
    .split('\n')
    .slice(1)
    .flatMap((row, index) => {
      const ids = row.split('\t')[2]?.split(', ') ?? []
      return ids.filter((id) => id !== '').map((id) => ({ id, line: index + 2 }))
    })
  const ids = new Set(named.map(({ id }) => id))
  const unnamed = rules.filter(
    ({ id, now, sources }) =>
      now.length === 0 && !ids.has(id) && sources.some((source) => FROM_REQUIREMENTS.test(source)),
  )
  return [
    ...named
      .filter(({ id }) => !known.has(id))
      .map(({ id, line }) => `${REQUIREMENTS}:${line} names ${id}, which is no rule`),
    ...unnamed.map(
      ({ id }) => `${id} has the product's requirements as its source, but ${REQUIREMENTS} does not name it`,
    ),
  ]
}

function cached(read) {
  const known = new Map()
  return (file) => {
    if (!known.has(file))
      known.set(
        file,
        attempt(() => read(file)),
      )
    return known.get(file)
  }
}

function attempt(read) {
  try {
    return read()
  } catch {
    return null
  }
}
