import { expect, test } from 'vitest'
import { asSuperuser, createOffices } from '../../testing/database/createOffices.ts'

test('an extension in the schema of an office is refused, because a move of the office would include it', async () => {
  const other = await createOffices()
  await asSuperuser(other.superUrl, 'create schema office_x; create extension btree_gist schema office_x')
  await expect(other.act('list')).rejects.toThrow('extension_in_office')
})

test('a database login that is a superuser is refused as the login of the server', async () => {
  const other = await createOffices()
  const login = new URL(other.url).username
  await asSuperuser(other.superUrl, `alter role ${login} superuser`)
  await expect(other.act('list')).rejects.toThrow('heeft te veel rechten')
})
