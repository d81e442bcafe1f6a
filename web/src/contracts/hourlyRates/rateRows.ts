import type { HourlyRates } from './queries.ts'

type OfPerson = HourlyRates['usersWithHourlyRateInfo'][number]

export type RateRow = OfPerson['hourlyRatesInfo'][number] & Pick<OfPerson, 'userId' | 'userName'>

export const rateRows = ({ usersWithHourlyRateInfo }: HourlyRates): readonly RateRow[] =>
  usersWithHourlyRateInfo.flatMap(({ userId, userName, hourlyRatesInfo }) =>
    hourlyRatesInfo.map((contract) => ({ ...contract, userId, userName })),
  )
