import { refusalToConfirm, type ConfirmationFacts, type ConfirmationRefusal } from './refusalToConfirm.ts'

/** The planning does not have to be locked, because HR locks it in the same step (rule timesheets-16). */
export const refusalToConfirmFor = ({ state, ...facts }: ConfirmationFacts): ConfirmationRefusal | null =>
  refusalToConfirm({ ...facts, state: state.step === 'open' ? { ...state, step: 'locked' } : state })
