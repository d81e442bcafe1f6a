import { create } from 'qrcode'

/** Draws the dark squares of a QR code as an SVG path. The payment standard requires the error correction level M. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const rows = Array.from({ length: size }, (_, y) => rowPath(y, (x) => modules.get(y, x) === 1, size))
  return { size, path: rows.join('') }
}

function rowPath(y: number, isDark: (x: number) => boolean, size: number): string {
  let path = ''
  for (let x = 0; x < size; x += 1) {
    const from = x
    while (x < size && isDark(x)) x += 1
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}
