import { BaseSequencer } from 'vitest/node'

/** Small files with tests that take long in the deep run. */
const LONG =
  /\/(sendOutbox|backup|anyMonths|creditsOfRandomInvoices|thousandInvoices|sameCompany|runningServer|main)\.test\.ts$/

/**
 * Runs the long test files before the other files of their project, and those of the project `web` before all others.
 * Without the times of an earlier run, Vitest runs the projects in the order of their names, and the larger files of a
 * project first. A long file that starts last then runs alone, while the other cores have no more work.
 */
export class LongFilesFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

/** The projects stay together, because a worker cannot run the files of two projects. */
const rankOf = ({ project, moduleId }) => PROJECTS.indexOf(project.name) * 2 + (LONG.test(moduleId) ? 0 : 1)

const PROJECTS = ['web', 'contract', 'domain', 'resilience', 'server', 'tools']
