/** The CLDR root order, with numbers by value. English adds nothing to it. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Éric beside Erik, Pod 2 before Pod 10; the same order as `name_order` in the database (rule platform.nameOrder).
 */
export function compareNames(one: string, other: string): number {
  return compare(one, other) || (one < other ? -1 : Number(one > other));
}

export const fullNameKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName}\t${lastName}`;
