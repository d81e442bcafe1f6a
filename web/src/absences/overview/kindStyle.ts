import { absenceDescriptions, type AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { CSSProperties } from 'react'

export function kindStyle(category: AbsenceCategory): CSSProperties {
  const { color } = absenceDescriptions[category]
  return { '--kind': color, '--on-kind': textColorOn(color) } as CSSProperties
}
