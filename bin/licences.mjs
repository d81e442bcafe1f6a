import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findLicenceProblems, readLicences, writeLicences } from './steps/check/licences.mjs'
import { inProject } from './steps/project.mjs'

const page = inProject('docs/licences.md')
const packages = readLicences()
const problems = findLicenceProblems(packages)
const text = writeLicences(packages)

if (!process.argv.includes('--check')) writeFileSync(page, text)
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
  problems.push('docs/licences.md is old: run bin/licences')
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
