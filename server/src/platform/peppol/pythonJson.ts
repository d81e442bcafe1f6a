/** Writes JSON like Python's `json.dumps(value, sort_keys=True)`: spaces after commas and colons, only ASCII. */
export function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).toSorted()
    const fields = names.map((name) => `${ascii(name)}: ${pythonJson((value as Record<string, unknown>)[name])}`)
    return `{${fields.join(', ')}}`
  }
  return typeof value === 'string' ? ascii(value) : JSON.stringify(value)
}

/** JSON escapes each unit of UTF-16 separately, as Python does. */
const ascii = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
