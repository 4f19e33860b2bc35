/** The address in the navigation state, which survives a reload, rather than in the page's address. */
export function emailOf(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : undefined;
}
