export type PathFiles = Record<string, string[]>;

const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Paths written in these files but not listed in openapi.yaml, which are therefore in no contract: one line per file or
 * path.
 */
export function unlistedPaths(files: PathFiles, listed: Record<string, { $ref?: string }>): string[] {
  return Object.entries(files).flatMap(([file, urls]) => {
    const missing = urls.filter((url) => listed[url]?.$ref !== `./paths/${file}#/${escapePointer(url)}`);
    if (missing.length === urls.length) return [`openapi/paths/${file}  openapi.yaml lists none of its paths`];
    return missing.map((url) => `openapi/paths/${file}  openapi.yaml does not list ${url}`);
  });
}
