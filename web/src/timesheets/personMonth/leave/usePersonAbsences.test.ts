import type { Absence } from '@uurwerk/contract/absences/absences'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../../app/api/apiProblem.ts'
import { absence, on } from '../../../planning/testing/november.ts'
import type { AbsenceOnDay } from './absenceAgain.ts'
import { bookDays } from './usePersonAbsences.ts'

const sick = (dayOfMonth: number): AbsenceOnDay => ({
  day: on(dayOfMonth),
  category: 'SICK_LEAVE',
  fullDay: false,
  counter: null,
})

/** A server of these tests with the absences of one month. It refuses to book the given days. */
function monthOf(employee: readonly Absence[], refused: readonly AbsenceOnDay['day'][] = []) {
  const month = new Map(employee.map((each) => [each.id, each]))
  const answer = async () => [...month.values()]
  const calls = {
    read: answer,
    place: async ({ day, category }: AbsenceOnDay) => {
      if (refused.includes(day)) throw new ApiProblem(409, { code: 'shift_on_day', message: 'Er staat een shift.' })
      const id = 1000 + month.size
      month.set(id, { ...absence(Number(day.slice(-2)), category, false), id })
      return answer()
    },
    take: async ({ id }: Absence) => month.delete(id),
  }
  return { calls, days: () => [...month.values()].map(({ date }) => date) }
}

test('when the server refuses the third day of an absence, HR can still undo the first two days', async () => {
  const { calls, days } = monthOf([], [on(18)])
  const booked = await bookDays([sick(16), sick(17), sick(18), sick(19)], calls)
  expect(days()).toEqual([on(16), on(17)])
  expect(booked?.message).toContain('16-11-2026 – 17-11-2026')
  await booked?.takeBack()
  expect(days()).toEqual([])
})

test('a refusal of the first day books nothing, and HR gets no undo', async () => {
  await expect(bookDays([sick(16), sick(17)], monthOf([], [on(16)]).calls)).rejects.toThrow(ApiProblem)
})

test('the undo of HR’s half day of sickness keeps the other half day, which the employee booked', async () => {
  const { calls, days } = monthOf([absence(16, 'VACATION', false)])
  const booked = await bookDays([sick(16), sick(17)], calls)
  expect(days()).toEqual([on(16), on(16), on(17)])
  await booked?.takeBack()
  expect(days()).toEqual([on(16)])
})
