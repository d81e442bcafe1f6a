import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readGuide } from '../../../build/readGuide.ts'
import * as texts from '../../texts/texts.ts'
import type { Block, Blocks, Guide, Words } from './guide.ts'
import { guideNames } from './guideNames.ts'
import { placeOf } from './placeOf.ts'

const folder = path.resolve(import.meta.dirname, '../../../../docs/gids')
const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
const guides = new Map(files.map((name) => [name, readGuide(readFileSync(path.join(folder, name), 'utf8'))]))

const everyBlock = (blocks: Blocks): readonly Block[] =>
  blocks.flatMap((block) => {
    if (block.as === 'note') return everyBlock(block.blocks)
    return block.as === 'list' ? block.items.flatMap(everyBlock) : [block]
  })

const wordsOf = (block: Block): readonly Words[] => {
  if (block.as === 'table') return [...block.head, ...block.rows.flat()]
  return 'words' in block ? [block.words] : []
}

const linksIn = (words: Words): readonly string[] =>
  words.flatMap((piece) => [
    ...(piece.as === 'link' ? [piece.to] : []),
    ...('words' in piece ? linksIn(piece.words) : []),
  ])

const stressedIn = (words: Words): readonly string[] =>
  words.flatMap((piece) =>
    piece.as === 'strong' ? [piece.words.map((inner) => ('text' in inner ? inner.text : '')).join('')] : [],
  )

const textFolder = path.resolve(import.meta.dirname, '../../texts/nl')
const onScreen = readdirSync(textFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(textFolder, name), 'utf8'))
  .join('\n')
  .toLowerCase()

const picturesOf = ({ blocks }: Guide) => everyBlock(blocks).filter((block) => block.as === 'picture')

const anchorsOf = ({ blocks }: Guide) => blocks.flatMap((block) => (block.as === 'heading' ? [block.id] : []))

test('the app shows every user guide in docs/gids, and no other guide', () => {
  expect(files.map((name) => name.replace('.md', '')).sort()).toEqual([...guideNames(true)].sort())
  expect(Object.keys(texts.guides.names).sort()).toEqual([...guideNames(false)].sort())
})

test('an employee sees the guide for employees first, and HR sees the guide about the end of the month first', () => {
  expect(guideNames(false)[0]).toBe('medewerker')
  expect(guideNames(true)[0]).toBe('maandeinde')
})

describe.each(files)('the user guide %s is correct', (name) => {
  const guide = guides.get(name)!

  test('each heading of a user guide has an anchor that is only once in the guide', () => {
    expect(anchorsOf(guide)).toEqual([...new Set(anchorsOf(guide))])
  })

  test('a user guide links only to existing guides, existing headings or the web', () => {
    const links = everyBlock(guide.blocks).flatMap(wordsOf).flatMap(linksIn)
    const leadsNowhere = (link: string): boolean => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? guide : guides.get(file)
      return target === undefined || (anchor !== undefined && !anchorsOf(target).includes(decodeURIComponent(anchor)))
    }
    expect(links.filter((link) => !link.startsWith('https://') && leadsNowhere(link))).toEqual([])
  })

  // An emphasized text in a guide must be a text of the screen, unless it is a whole sentence. In the text of a button,
  // the guide writes '…' instead of a number.
  test('a user guide calls buttons and screens by the texts on the screen', () => {
    const stressed = everyBlock(guide.blocks).flatMap(wordsOf).flatMap(stressedIn)
    const parts = stressed.filter((words) => !/[.?]$/.test(words)).flatMap((words) => words.toLowerCase().split('…'))
    expect(parts.filter((part) => !onScreen.includes(part.trim()))).toEqual([])
  })

  test('a user guide shows only existing small pictures with a description', () => {
    const tooLarge = picturesOf(guide).filter(({ file }) => statSync(path.join(folder, file)).size >= 120_000)
    const undescribed = picturesOf(guide).filter(({ alt }) => alt.length < 20)
    expect([...tooLarge, ...undescribed]).toEqual([])
  })
})

test('every picture in the folder of the guides is used in a guide', () => {
  const shown = new Set([...guides.values()].flatMap(picturesOf).map(({ file }) => path.basename(file)))
  expect(readdirSync(path.join(folder, 'beelden')).filter((name) => !shown.has(name))).toEqual([])
})

test('a link in a user guide leads to the same heading in the app', () => {
  expect(placeOf('#mail', 'uurwerk-draaien')).toBe('/guides?guide=uurwerk-draaien#mail')
  expect(placeOf('facturatie.md#peppol-en-ubl', 'maandeinde')).toBe('/guides?guide=facturatie#peppol-en-ubl')
  expect(placeOf('facturatie.md', 'maandeinde')).toBe('/guides?guide=facturatie')
})
