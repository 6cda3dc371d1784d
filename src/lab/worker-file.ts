/** The worker lies beside this file, as source or as bundle. */
export const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.mjs',
  import.meta.url,
)
