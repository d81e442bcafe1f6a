import { deflateSync } from 'node:zlib'

const LINE_HEIGHT = 14
const TOP = 800

/** Writes the smallest PDF: one page with a line of text for each row, in a font that every reader has. */
export function plainPage(rows: readonly object[]): Buffer {
  const lines = rows.map((row) => `(${escaped(Object.values(row).join('   '))}) Tj T*`)
  const page = deflateSync(Buffer.from(`BT /F1 9 Tf ${LINE_HEIGHT} TL 40 ${TOP} Td\n${lines.join('\n')}\nET`, 'latin1'))
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${page.length} /Filter /FlateDecode >>\nstream\n`),
      page,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [index, content] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(part)
    length += part.length
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)
