import { spawnSync } from 'node:child_process'
import path from 'node:path'

import { inProject, projectFolder } from '../project.mjs'

const ownFile = /^(domain|contract|server|web|e2e|bench|resilience)\//

/**
 * Finds all imports that break the rules of the project. A run that reads no files would find none, so the number of
 * files is checked too.
 */
export function cruise(node, roots, folder = projectFolder) {
  const tool = inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [tool, '--config', inProject('.dependency-cruiser.mjs'), '--output-type', 'json', ...roots]
  const { stdout, stderr } = spawnSync(node, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${stderr || stdout}`)
  const { modules, summary } = JSON.parse(stdout)
  return {
    seen: modules.filter(({ source }) => ownFile.test(source)).length,
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      where: cycle ? cycle.map(({ name }) => name).join(' → ') : `${from} → ${path.normalize(to)}`,
    })),
  }
}
