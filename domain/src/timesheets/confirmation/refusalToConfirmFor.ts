import { refusalToConfirm, type ConfirmationFacts, type ConfirmationRefusal } from './refusalToConfirm.ts'

/**
 * HR can confirm a month whose planning is not locked, because the confirmation by HR also locks the planning (rule
 * timesheets-16).
 */
export const refusalToConfirmFor = ({ state, ...facts }: ConfirmationFacts): ConfirmationRefusal | null =>
  refusalToConfirm({ ...facts, state: state.step === 'open' ? { ...state, step: 'locked' } : state })
