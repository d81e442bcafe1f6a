/** The place of the focus: a row, the search field, another field, a radio button, or elsewhere on the screen. */
export type Focus = 'row' | 'search' | 'field' | 'radio' | 'screen'

/** The effect of a key. 'own' is an action that only this list has. 'ignore' also stops the action of the browser. */
type Act = 'next' | 'previous' | 'choose' | 'own' | 'toSearch' | 'toFirst' | 'ignore'

const IN_ROW = new Map<string, Act>([
  ['j', 'next'],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
  ['ArrowUp', 'previous'],
  ['x', 'choose'],
  ['/', 'toSearch'],
])
const ON_SCREEN = new Map<string, Act>([
  ['j', 'toFirst'],
  ['/', 'toSearch'],
])
const IN_SEARCH = new Map<string, Act>([
  ['ArrowDown', 'toFirst'],
  ['Enter', 'toFirst'],
])

/**
 * The effect of a key; null when the list does not use the key. A held key only moves the focus (rules screens-51,
 * screens-64).
 */
export function keyAct(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  focus: Focus,
  own: Readonly<Record<string, unknown>>,
): Act | null {
  if (focus === 'field') return null
  if (focus === 'search') return IN_SEARCH.get(key) ?? null
  if (focus !== 'row') return ON_SCREEN.get(key) ?? null
  const act = IN_ROW.get(key) ?? (own[key] === undefined ? null : 'own')
  if (!repeat || act === 'next' || act === 'previous') return act
  // While Enter is held, the browser would press the button repeatedly. After the first press, the button can have
  // another action.
  return act !== null || key === 'Enter' ? 'ignore' : null
}
