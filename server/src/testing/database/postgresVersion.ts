import type { PostgresVersion } from '../../platform/db/embedded/postgresPackage.ts'

/** The version of PostgreSQL for the tests, chosen by TEST_POSTGRES. */
export const postgresVersion: PostgresVersion = process.env['TEST_POSTGRES'] === '15' ? 15 : 18
