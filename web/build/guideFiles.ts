import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Blocks } from '../src/app/guides/guide.ts'
import { readGuide } from './readGuide.ts'

/**
 * Parses the guides during the build. The bundle contains the text of the guides as data, and the pictures as files
 * with a hash in the name.
 */
export function guideFiles(): Plugin {
  return {
    name: 'guide-files',
    transform(markdown, file) {
      if (!file.endsWith('.md')) return null
      const guide = readGuide(markdown)
      // A missing picture does not stop the build. The pictures of the guides show the built app, so a new picture does
      // not exist before the build. A test reports a missing picture.
      const pictures = [...new Set(picturesIn(guide.blocks))].filter((picture) =>
        existsSync(path.join(path.dirname(file), picture)),
      )
      return {
        code: [
          ...pictures.map((picture, index) => `import picture${index} from './${picture}'`),
          `export const guide = ${JSON.stringify(guide)}`,
          `export const pictures = {${pictures.map((picture, index) => `'${picture}': picture${index}`).join(', ')}}`,
        ].join('\n'),
        map: null,
      }
    },
  }
}

const picturesIn = (blocks: Blocks): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.as === 'picture') return [block.file]
    if (block.as === 'note') return picturesIn(block.blocks)
    return block.as === 'list' ? block.items.flatMap(picturesIn) : []
  })
