/** State of a navigation to a conversation in which the reader wants to write. */
export const writeState = { isToWrite: true };

export const isWriteState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isToWrite' in state;
