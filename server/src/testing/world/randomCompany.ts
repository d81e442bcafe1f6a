import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { BONUS_TYPES, bonusLabel } from '@uurwerk/domain/customers/bonusType'
import { addDays, toDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import fc from 'fast-check'
import { tableOf } from './movingIn.ts'

export const EMPLOYERS = ['Wijzerplaat Noord', 'Wijzerplaat Zorg'] as const

/** The import files of a company, in the order of the import. */
export type CompanyFiles = readonly (readonly [kind: ImportKind, csv: string])[]

const FIRST = toDay('2012-01-01')

/** Random names with characters that have a special meaning in a CSV file or a spreadsheet. */
const name = fc
  .array(fc.constantFrom(...'abcé=+-@"\';, Ω0'), { minLength: 1, maxLength: 6 })
  .map((signs) => `Noor${signs.join('').trim()}`)
const formula = fc.oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: name.map((text) => `=${text}`) })
const days = fc.integer({ min: 0, max: 3000 })
const percentage = fc.integer({ min: 0, max: 10_000 }).map((bp) => `${bp / 100} %`.replace('.', ','))
const minutes = fc.integer({ min: 0, max: 23 }).map((hour) => `${`${hour}`.padStart(2, '0')}:00`)

const person = fc.record({
  firstName: formula,
  lastName: name,
  startsAfter: days,
  isEmployee: fc.boolean(),
  isAdmin: fc.boolean(),
  provider: fc.constantFrom('Google', 'Apple'),
  /** Random part-time percentages, each with the number of days until the next percentage. */
  history: fc.array(fc.tuple(percentage, fc.integer({ min: 1, max: 900 })), { minLength: 1, maxLength: 4 }),
  sickTenths: fc.integer({ min: 1, max: 240 }),
  hasNumber: fc.boolean(),
  employer: fc.constantFrom(...EMPLOYERS),
  granted: fc.integer({ min: 0, max: 60 }),
  used: fc.double({ min: 0, max: 1, noNaN: true }),
  recupQuarters: fc.option(fc.integer({ min: -100, max: 400 }), { nil: null }),
})

const customer = fc.record({
  name,
  abbreviation: name,
  hasParent: fc.boolean(),
  isInternal: fc.boolean(),
  term: fc.constantFrom('30', '60', '90'),
  windows: fc.tuple(
    fc.constantFrom('05:00', '06:30'),
    fc.constantFrom('18:00', '19:30'),
    fc.constantFrom('20:00', '22:00'),
  ),
  rates: fc.array(fc.integer({ min: 0, max: 10_000 }), {
    minLength: BONUS_TYPES.length,
    maxLength: BONUS_TYPES.length,
  }),
  emails: fc.integer({ min: 0, max: 2 }),
  types: fc.array(fc.record({ start: minutes, length: fc.integer({ min: 1, max: 9 }), hasColour: fc.boolean() }), {
    maxLength: 3,
  }),
})

const contract = fc.record({
  person: fc.nat(),
  customer: fc.nat(),
  startsAfter: days,
  lasts: fc.option(fc.integer({ min: 800, max: 2000 }), { nil: null }),
  reference: fc.oneof(fc.constant(''), name),
  /** Random hourly rates in cents, each with the number of days until the next rate. */
  rates: fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 200 })), {
    minLength: 1,
    maxLength: 4,
  }),
})

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',')
const format = (day: Day): string => formatDayWithDashes(day)
const emailOf = (index: number): string => `persoon${index}@verhuis.example`

/**
 * Gives each value of a history its first day. The first value begins on the start day, and each next value a number of
 * days after the previous one.
 */
const datedFrom = <Step>(start: Day, steps: readonly (readonly [step: Step, after: number])[]): [Step, Day][] => {
  let day = start
  return steps.map(([step, after], index) => {
    if (index > 0) day = addDays(day, after)
    return [step, day]
  })
}

/**
 * Random people with part-time percentages, customers, shift types, contracts with hourly rates, and balances. The
 * percentages and rates change over time.
 */
export const randomCompany = fc
  .record({
    people: fc.array(person, { minLength: 1, maxLength: 6 }),
    customers: fc.array(customer, { minLength: 1, maxLength: 4 }),
    contracts: fc.array(contract, { maxLength: 6 }),
  })
  .map(({ people, customers, contracts }): CompanyFiles => {
    const starts = people.map(({ startsAfter }) => addDays(FIRST, startsAfter))
    const nameOf = (index: number) => `${customers[index % customers.length]!.name} ${index % customers.length}`
    const pairs = new Map(
      contracts.map((one) => [`${one.person % people.length} ${one.customer % customers.length}`, one]),
    )
    return [
      [
        'people',
        tableOf(
          [
            'E-mail',
            'Voornaam',
            'Achternaam',
            'Startdatum',
            'Statuut',
            'Rol',
            'Aanmelden met',
            'Deeltijds percentage',
            'Percentage vanaf',
            'Uren per ziektedag',
            'Werknemersnummer',
            'HR werkgever',
          ],
          people.flatMap((one, index) =>
            datedFrom(starts[index]!, one.history).map(([part, from]) => [
              emailOf(index),
              one.firstName,
              one.lastName,
              format(starts[index]!),
              one.isEmployee ? 'werknemer' : 'zelfstandige',
              one.isAdmin ? 'gebruiker, admin' : 'gebruiker',
              one.provider,
              part,
              format(from),
              decimal(one.sickTenths * 10),
              one.hasNumber ? `${index + 1}` : '',
              one.employer,
            ]),
          ),
        ),
      ],
      [
        'customers',
        tableOf(
          [
            'Naam',
            'Afkorting',
            'Verantwoordelijke',
            'E-mail verantwoordelijke',
            'Btw-nummer',
            'Organisatienaam',
            'Aangeschrevene',
            'Straat',
            'Huisnummer',
            'Postcode',
            'Stad',
            'Moederbedrijf',
            'Interne firma',
            'Start ochtend',
            'Start avond',
            'Start nacht',
            'Betaaltermijn',
            'E-mails facturen',
            ...BONUS_TYPES.map(bonusLabel),
          ],
          customers.map((one, index) => [
            nameOf(index),
            one.abbreviation,
            'Lieve Somers',
            'lieve@zorghuis.example',
            'BE0403019261',
            `${one.name} vzw`,
            'Dienst facturatie',
            'Netelaan',
            `${index + 1}`,
            '2560',
            'Nijlen',
            one.hasParent && index > 0 ? nameOf(0) : '',
            one.isInternal ? 'ja' : 'nee',
            ...one.windows,
            one.term,
            Array.from({ length: one.emails }, (_none, n) => `facturen${n}@zorghuis${index}.example`).join(', '),
            ...one.rates.map((rate) => `${decimal(rate)} %`),
          ]),
        ),
      ],
      [
        'shiftTypes',
        tableOf(
          ['Klant', 'Naam', 'Start', 'Einde', 'Kleur'],
          customers.flatMap(({ types }, index) =>
            types.map(({ start, length, hasColour }, n) => [
              nameOf(index),
              `Dienst ${n}`,
              start,
              `${`${(Number(start.slice(0, 2)) + length) % 24}`.padStart(2, '0')}:36`,
              hasColour ? 'geel' : '',
            ]),
          ),
        ),
      ],
      [
        'contracts',
        tableOf(
          ['E-mail', 'Klant', 'Startdatum', 'Einddatum', 'Referentie', 'Uurtarief', 'Startdatum order'],
          [...pairs].flatMap(([key, one]) => {
            const [who, where] = key.split(' ').map(Number)
            const start = addDays(starts[who!]!, one.startsAfter)
            return datedFrom(start, one.rates).map(([cents, from]) => [
              emailOf(who!),
              nameOf(where!),
              format(start),
              one.lasts === null ? '' : format(addDays(start, one.lasts)),
              one.reference,
              decimal(cents),
              format(from),
            ])
          }),
        ),
      ],
      [
        'balances',
        tableOf(
          ['E-mail', 'Soort', 'Jaar', 'Toegekend', 'Over', 'Openingsmaand', 'Uren'],
          people.flatMap(({ isEmployee, granted, used, recupQuarters }, index) =>
            isEmployee
              ? [
                  [
                    emailOf(index),
                    'Wettelijke vakantie',
                    '2026',
                    decimal(granted * 50),
                    decimal(Math.round(granted * (1 - used)) * 50),
                    '',
                    '',
                  ],
                  ...(recupQuarters === null
                    ? []
                    : [[emailOf(index), 'Recuperatie', '', '', '', '11-2026', decimal(recupQuarters * 25)]]),
                ]
              : [],
          ),
        ),
      ],
    ]
  })
