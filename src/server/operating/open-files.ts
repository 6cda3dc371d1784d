/** What the server has open beside the sockets of people: its store, its page, its threads, the way to other nodes. */
const OWN = 100
/** People in one house are never more; only whoever serves more people is told the number. */
const FOR_FRIENDS = 500

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } }
}

/** How many files this process may have open, which Node has raised as far as it may; null where that is not known. */
export function mostOpenFiles(report: Report = process.report.getReport() as Report): number | null {
  const soft = report.userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : null
}

/** What so many open files are enough for, in one sentence; null where nobody needs to know. */
export function openFilesSentence(
  files: number | null,
  { isPublic }: { readonly isPublic: boolean },
): string | null {
  const people = Math.max(0, (files ?? Number.POSITIVE_INFINITY) - OWN)
  if (files === null || (!isPublic && people >= FOR_FRIENDS)) return null
  const count = people.toLocaleString('en')
  return `It may have ${files.toLocaleString('en')} files open, enough for ${count} ${people === 1 ? 'person' : 'people'} at the same time (ulimit -n, LimitNOFILE).`
}
