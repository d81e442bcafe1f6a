import { BaseSequencer } from 'vitest/node'

/** Small files with tests that take long. */
const LONG =
  /\/(sendOutbox|backup|anyMonths|creditsOfRandomInvoices|thousandInvoices|sameCompany|runningServer|main|secrets|twoServers|startEmbedded|fairShares|testReports)\.test\.m?[jt]s$/

const isLong = ({ moduleId }) => LONG.test(moduleId)

/**
 * Runs the long test files before the other files of their project, and the project `web` before all others. Without
 * the times of an earlier run, Vitest runs the projects in the order of their names, and the larger files of a project
 * first. A long file that starts last then runs alone, while the other cores have no more work. The projects stay
 * together, because a worker cannot run the files of two projects.
 */
export class LongFilesFirst extends BaseSequencer {
  async sort(files) {
    const { web = [], ...others } = Object.groupBy(await super.sort(files), ({ project }) => project.name)
    return [web, ...Object.values(others)].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ])
  }
}
