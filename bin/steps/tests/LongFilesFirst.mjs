import path from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** The names of small files with tests that take long. */
export const longFiles = [
  'sendOutbox',
  'backup',
  'anyMonths',
  'creditsOfRandomInvoices',
  'thousandInvoices',
  'sameCompany',
  'runningServer',
  'main',
  'secrets',
  'twoServers',
  'startEmbedded',
  'fairShares',
  'testReports',
]

const isLong = ({ moduleId }) => longFiles.includes(path.basename(moduleId).replace(/\.test\.m?[jt]s$/, ''))

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
