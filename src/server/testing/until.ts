interface Patience {
  /** How long it looks. Milliseconds. */
  withinMs?: number;
  /** What is wrong when it does not come to that. */
  complaint?: string | (() => string);
}

/** Looks again and again until there is something, and gives that. Throws when there is nothing in time. */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  { withinMs = 20_000, complaint = 'It did not come to that.' }: Patience = {},
): Promise<Exclude<Found, false | undefined>> {
  for (const end = Date.now() + withinMs; ; await new Promise((done) => setTimeout(done, 50))) {
    const found = await look();
    if (found !== false && found !== undefined) return found as Exclude<Found, false | undefined>;
    if (Date.now() > end) throw new Error(typeof complaint === 'string' ? complaint : complaint());
  }
}
