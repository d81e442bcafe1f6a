import { messages } from '@uurwerk/contract/messages'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import type { QualificationRow } from '../../people/qualifications/qualificationStore.ts'
import type { Lookup } from '../table/readRow.ts'
import type { ImportedPerson } from './peopleImportStore.ts'

export const namesOf = (
  { qualificationIds }: Pick<ImportedPerson, 'qualificationIds'>,
  qualifications: readonly QualificationRow[],
): string[] => qualifications.filter(({ id }) => qualificationIds.includes(id)).map(({ name }) => name)

/**
 * The qualifications that a cell names, separated by commas or semicolons. Nobody gets a qualification that the company
 * no longer uses (rule import-48).
 */
export function qualificationsNamed(text: string, qualifications: readonly QualificationRow[]): ReturnType<Lookup> {
  const usable = qualifications.filter(({ active }) => active)
  const names = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = names.map((name) => usable.find((each) => nameKey(each.name) === nameKey(name))?.id ?? null)
  const ids = found.filter((id) => id !== null)
  if (ids.length < names.length)
    return {
      message: messages.oneOf(
        'kwalificaties',
        usable.map(({ name }) => name),
      ),
    }
  return { value: [...new Set(ids)] }
}
