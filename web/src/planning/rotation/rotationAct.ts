/** An action of HR with one pattern in a dialog. */
export type RotationAct = 'edit' | 'follow' | 'fill' | 'relay'
