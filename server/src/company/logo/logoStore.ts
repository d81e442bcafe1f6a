import type { Database } from '../../platform/db/database.ts'
import type { LogoOf } from '../../platform/documents/rendering/renderDocument.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type LogoRow = { readonly id: number; readonly content: Buffer; readonly contentType: string }

export async function readLogoRow(db: Database): Promise<LogoRow | null> {
  const row = await db
    .selectFrom('company_settings as c')
    .innerJoin('company_logos as l', 'l.id', 'c.logo_id')
    .select(['l.id', 'l.content', 'l.content_type as contentType'])
    .executeTakeFirst()
  return row ?? null
}

/** Reads a stored logo. It can be an earlier logo that is only on old documents (rule company-12). */
export const logosIn =
  (db: Database): LogoOf =>
  async (id) => {
    const row = await db.selectFrom('company_logos as l').select('l.content').where('l.id', '=', id).executeTakeFirst()
    return row?.content ?? null
  }

/** Stores a logo. A file that is already stored is not stored a second time. */
export async function insertLogo(tx: Tx, { content, contentType }: Omit<LogoRow, 'id'>): Promise<number> {
  const { id } = await tx
    .insertInto('company_logos')
    .values({ content, content_type: contentType })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ content_type: contentType }))
    .returning('company_logos.id')
    .executeTakeFirstOrThrow()
  return id
}

/** The version of the settings stays, so that another user who is editing can still save them (rule company-13). */
export async function setLogo(tx: Tx, logoId: number | null): Promise<void> {
  await tx.updateTable('company_settings').set({ logo_id: logoId }).execute()
}
