/** How the audit trail identifies the settings. Their id is always 1, because an office has only one company. */
export const SETTINGS = { entity: 'settings', entityId: 1 } as const
