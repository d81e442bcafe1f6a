import type { PostgresVersion } from '../db/embedded/postgresPackage.ts'

/** The PostgreSQL that the tests run on, chosen by TEST_POSTGRES. */
export const postgresVersion: PostgresVersion = process.env['TEST_POSTGRES'] === '15' ? 15 : 18
