import { payCodeMeanings } from '@uurwerk/domain/payroll/payCodeMeaning'
import type { PayCode } from '@uurwerk/domain/payroll/payCodeTable'

export const payCodesDto = (version: number, table: readonly PayCode[]) => ({
  _embedded: {
    payCodeDtoList: table.map(({ meaning, code, definition, color, editable }) => ({
      meaning,
      meaningLabel: payCodeMeanings[meaning].label,
      code,
      codeDefinition: definition,
      color,
      editable,
    })),
  },
  version,
})
