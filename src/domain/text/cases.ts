/** Texts by exact number, plural category or value; `other` is for the rest. */
export type Cases = Readonly<Record<string, string>>;
