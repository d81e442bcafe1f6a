import { ApiProblem } from '../app/api/apiProblem.ts'

type Limit = { readonly largest: number; readonly tooLarge: string }

/** A copy of a file, made when the user chose it. A later change of the file on disk has no effect. */
export async function contentOf(chosen: File, { largest, tooLarge }: Limit): Promise<File> {
  if (chosen.size > largest) throw new ApiProblem(413, { code: 'too_large', message: tooLarge })
  const { name, lastModified } = chosen
  return new File([await chosen.arrayBuffer()], name, { type: 'application/octet-stream', lastModified })
}
