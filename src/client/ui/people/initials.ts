/** 'AL' for Anna Lee; one letter if only one name is known. */
export function initialsOf(...names: readonly (string | undefined)[]): string {
  return names
    .map((name) => [...(name?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '')
    .join('')
    .slice(0, 4);
}
