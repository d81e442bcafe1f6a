import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { giveUp, inProject, projectFolder, say } from './project.mjs'

/** Installs the packages of the lock file, unless they are already installed. */
export function install() {
  if (isInstalled()) return
  say('Uurwerk installeert wat het nodig heeft (eenmalig, ongeveer een minuut)…')
  // With NODE_ENV=production, npm would not install the tools that build the web app, so NODE_ENV is removed.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnNpm(args)
  if (status !== 0) giveUp('De installatie is mislukt: kijk naar de melding van npm hierboven, en probeer opnieuw.')
}

/** Runs npm. It is the npm that runs this script, or else the npm in PATH. */
function spawnNpm(args) {
  const options = { cwd: projectFolder, stdio: 'inherit' }
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) return spawnSync(process.execPath, [own, ...args], options)
  return spawnSync('npm', args, options)
}

/**
 * True when the installation is complete. As its last step, npm writes a list of the installed packages into
 * node_modules.
 */
function isInstalled() {
  if (!existsSync(inProject('node_modules/.package-lock.json'))) return false
  const wanted = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([where, { version, integrity, optional, link }]) => {
    if (!where.startsWith('node_modules/') && !where.includes('/node_modules/')) return true
    const found = installed[where]
    if (found === undefined) return optional === true
    return link === true || (found.version === version && found.integrity === integrity)
  })
}

const packagesOf = (file) => JSON.parse(readFileSync(inProject(file), 'utf8')).packages
