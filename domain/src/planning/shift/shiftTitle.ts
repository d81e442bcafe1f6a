const TITLE_WITHOUT_TYPE = 'Shift'
const MARK_OF_ADJUSTED = '* '

export const COLOR_WITHOUT_TYPE = '#FFFFFF'

/**
 * The title of a shift. It is the name of its shift type. When the shift is adjusted, '* ' is added before the name
 * (rule planning-32).
 */
export const shiftTitle = ({
  typeName,
  adjusted,
}: {
  readonly typeName: string | null
  readonly adjusted: boolean
}): string => `${adjusted ? MARK_OF_ADJUSTED : ''}${typeName ?? TITLE_WITHOUT_TYPE}`
