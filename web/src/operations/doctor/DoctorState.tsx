import type { DoctorState as State } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

const marks = {
  green: { color: 'green', icon: IconCircleCheck },
  amber: { color: 'orange', icon: IconAlertTriangle },
  red: { color: 'red', icon: IconCircleX },
} as const

type Props = { readonly state: State; readonly words: Readonly<Record<State, string>> }

export const DoctorState = ({ state, words }: Props) => <StatusBadge {...marks[state]}>{words[state]}</StatusBadge>
