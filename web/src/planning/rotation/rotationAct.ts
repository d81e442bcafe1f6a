/** What HR can do with one pattern in a dialog. */
export type RotationAct = 'edit' | 'follow' | 'fill' | 'relay'
