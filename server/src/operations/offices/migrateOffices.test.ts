import { beforeEach, expect, test } from 'vitest'
import { latestMigration } from '../../platform/db/migration/migrations.ts'
import { asSuperuser, createOffices } from '../../testing/database/createOffices.ts'

const { superUrl, act } = await createOffices('een', 'twee')
const query = (statement: string) => asSuperuser(superUrl, statement)
const roles = (await query('select name, role from house.offices')) as { name: string; role: string }[]

/**
 * Sets the state of an office, and sets its migration number one lower, so that its last migration is missing. An
 * office is in this situation after an upgrade of the programs.
 */
const upgradeWhile = (name: string, state: string) =>
  query(
    `update house.offices set state = '${state}', migration = ${latestMigration() - 1},
       deleted_at = case when '${state}' in ('moved', 'deleted', 'dropped') then now() end where name = '${name}'`,
  )
const migrationOf = async (name: string) =>
  (await query(`select migration from house.offices where name = '${name}'`))[0]?.['migration']

beforeEach(async () => {
  for (const { name, role } of roles)
    await query(
      `update house.offices set state = 'on', deleted_at = null, migration = ${latestMigration()}, role = '${role}'
       where name = '${name}'`,
    )
})

test.each(['stopped', 'copy', 'moving', 'deleted'])(
  'an operator can start an office that was %s during an upgrade, after the migration',
  async (state) => {
    await upgradeWhile('een', state)
    await expect(act('start', 'een')).rejects.toThrow(`voer eerst 'bin/offices migrate' uit`)
    expect(await act('migrate')).toEqual(['Klaar: een, twee.'])
    await act('start', 'een')
    expect((await act('list'))[0]).toMatch(new RegExp(`^een +aan +migratie ${latestMigration()} `))
  },
)

test('an office that arrived from another database is migrated, so that the operator can finish its move', async () => {
  await upgradeWhile('een', 'arrived')
  expect(await act('migrate')).toEqual(['Klaar: een, twee.'])
  expect(await migrationOf('een')).toBe(latestMigration())
})

test.each(['moved', 'dropped', 'being_made'])('an office that is %s is not migrated', async (state) => {
  await upgradeWhile('een', state)
  expect(await act('migrate')).toEqual(['Klaar: twee.'])
  expect(await migrationOf('een')).toBe(latestMigration() - 1)
})

test('the operator migrates the offices that people use before the offices that are closed', async () => {
  const closed = ['a1', 'a2', 'a3', 'a4']
  for (const name of closed)
    await query(
      `insert into house.offices (name, schema, role, state, deleted_at)
       values ('${name}', 'office_${name}', 'no_role_${name}', 'deleted', now())`,
    )
  try {
    await expect(act('migrate')).rejects.toThrow(/\nWel klaar: een, twee\.$/)
  } finally {
    await query(`delete from house.offices where name like 'a_'`)
  }
})

test('when the connection to one office fails, the operator reads which office failed and which offices are migrated', async () => {
  await query(`update house.offices set role = 'no_such_role' where name = 'twee'`)
  await expect(act('migrate')).rejects.toThrow(/^twee: .*no_such_role.*\nWel klaar: een\.$/)
  expect(await query('select detail from house.acts order by id desc limit 1')).toEqual([{ detail: 'een' }])
})

test('when the connection of the operator breaks during a migration, the operator still reads which offices are migrated', async () => {
  // After the offices are migrated, the command stores its action. The trigger then ends the connection of the command.
  await query(
    `create function house.break() returns trigger language plpgsql as $$
       begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
     create trigger break before insert on house.acts for each row execute function house.break()`,
  )
  try {
    await expect(act('migrate')).rejects.toThrow(/Wel klaar: een, twee\.$/)
  } finally {
    await query('drop trigger break on house.acts; drop function house.break()')
  }
})
