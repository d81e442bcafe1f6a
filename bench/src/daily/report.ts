import { tableOf } from '../tableOf.ts'
import { verdict } from '../verdict.ts'
import type { Figures } from './measure.ts'
import type { MeasuredCase } from './measureCase.ts'

/**
 * Writes the result as a Markdown table: medians in milliseconds for one client, and visits per second for eight
 * clients.
 */
export function reportCases(cases: readonly MeasuredCase[]): string {
  const head = ['work', 'floor', 'own statements', 'Uurwerk', 'slower than the floor', 'aim']
  const rows = cases.map(({ name, aim, measured: { floor, own, server } }) => [
    name,
    inWords(floor),
    inWords(own),
    inWords(server),
    ratioOf(server, floor),
    aimOf({ aim, server, floor, own }),
  ])
  return tableOf(head, rows)
}

const inWords = (figures: Figures | undefined): string =>
  figures === undefined
    ? '–'
    : `${figures.medianMs.toFixed(2)} · ${figures.perSecond.toFixed(figures.perSecond < 100 ? 1 : 0)}`

const ratioOf = (server: Figures, bare: Figures | undefined): string =>
  bare === undefined
    ? '–'
    : ratio(server, bare)
        .map((times) => `${times.toFixed(2)}×`)
        .join(' · ')

const ratio = (server: Figures, bare: Figures): readonly [slower: number, perSecond: number] => [
  server.medianMs / bare.medianMs,
  server.perSecond / bare.perSecond,
]

type Aimed = Pick<MeasuredCase, 'aim'> & MeasuredCase['measured']

function aimOf({ aim, server, ...bare }: Aimed): string {
  if ('mostMs' in aim) return `${aim.mostMs} ms ${verdict(server.medianMs <= aim.mostMs)}`
  const figures = bare[aim.of]
  if (figures === undefined) throw new Error(`${aim.of} was not measured`)
  const [slower, perSecond] = ratio(server, figures)
  return [
    `${aim.slower}×${aim.of === 'own' ? ' its own statements' : ''} ${verdict(slower <= aim.slower)}`,
    ...(aim.perSecond === undefined ? [] : [`${aim.perSecond}× ${verdict(perSecond >= aim.perSecond)}`]),
  ].join(' · ')
}

export type Limit = { readonly name: string; readonly value: number; readonly unit: string; readonly most: number }

export const reportLimits = (limits: readonly Limit[]): string =>
  limits
    .map(
      ({ name, value, unit, most }) =>
        `- ${name}: ${value.toFixed(1)} ${unit}, at most ${most} ${unit} ${verdict(value <= most)}`,
    )
    .join('\n')
