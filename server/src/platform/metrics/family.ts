export type Labels = Readonly<Record<string, string>>

export type Sample = {
  /** The suffix of the metric name, such as `_bucket` or `_sum`. */
  readonly suffix?: string
  readonly labels?: Labels
  readonly value: number
}

export type Family = {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

/** Writes metrics in the text format of Prometheus, version 0.0.4. */
export const formatFamilies = (families: readonly Family[]): string =>
  families.map((family) => `${formatFamily(family)}\n`).join('')

const formatFamily = ({ name, help, type, samples }: Family): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${formatLabels(labels)} ${value}`),
  ].join('\n')

const formatLabels = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

type Gauge = { readonly name: string; readonly help: string; readonly value: number }

export const gauge = ({ name, help, value }: Gauge): Family => ({ name, help, type: 'gauge', samples: [{ value }] })

type Gauges = {
  readonly name: string
  readonly help: string
  readonly label: string
  readonly values: Readonly<Record<string, number>>
}

export const gauges = ({ name, help, label, values }: Gauges): Family => ({
  name,
  help,
  type: 'gauge',
  samples: Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value })),
})
