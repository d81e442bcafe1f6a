import { BaseSequencer } from 'vitest/node'

/**
 * Runs the test files of the project `web` first. Vitest runs the projects in the order of their names. Without this
 * class, the deep run ends with one long file of this project, while the other cores have no more work.
 */
export class WebTestsFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const isOfWeb = ({ project }) => project.name === 'web'
    return [...sorted.filter(isOfWeb), ...sorted.filter((file) => !isOfWeb(file))]
  }
}
