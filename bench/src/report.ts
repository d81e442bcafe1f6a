import type { Case } from './cases.ts'
import type { Measured, Times } from './measure.ts'

const verdict = (reached: boolean): string => (reached ? '✓' : '✗')

const ms = (value: number): string => value.toFixed(2)

function figures(times: Times, { times: most, of }: Case['target']): string[] {
  const ratio = times.server / times[of]
  return [ms(times.sql), ms(times.bare), ms(times.server), `${ratio.toFixed(2)}× ${verdict(ratio <= most)}`]
}

/** Medians in milliseconds, as a Markdown table. */
export function reportCases(
  cases: readonly { readonly target: Case['target']; readonly measured: Measured }[],
): string {
  const head = [
    'one at a time',
    'plain SQL',
    'bare server',
    'Uurwerk',
    'ratio',
    'ten at once: plain SQL',
    'bare server',
    'Uurwerk',
    'ratio',
    'at most',
  ]
  const rows = cases.map(({ target, measured }) => [
    measured.name,
    ...figures(measured.oneAtATime, target),
    ...figures(measured.tenAtOnce, target),
    `${target.times}× ${target.of === 'bare' ? 'the bare server' : 'plain SQL'}`,
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export type Limit = { readonly name: string; readonly value: number; readonly unit: string; readonly most: number }

export const reportLimits = (limits: readonly Limit[]): string =>
  limits
    .map(
      ({ name, value, unit, most }) =>
        `- ${name}: ${value.toFixed(1)} ${unit}, at most ${most} ${unit} ${verdict(value <= most)}`,
    )
    .join('\n')
