/** The order that CLDR gives to all languages, numbers by their value. English changes nothing in it. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Which of two names comes first in a list, as a reader expects: Éric beside Erik, Pod 2 before Pod 10; as `name_order` of the
 * database does (rule platform.nameOrder).
 */
export function compareNames(one: string, other: string): number {
  return compare(one, other) || (one < other ? -1 : Number(one > other));
}

/** Somebody's names as one, to be compared: of those with the same first name, the last names decide. */
export const fullNameKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName}\t${lastName}`;
