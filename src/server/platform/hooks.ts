/**
 * Work that an area leaves to areas above it, such as the effects of completing a registration. An area declares its
 * hooks by merging this interface in its `hooks.ts`, another area implements them in its `area.ts`, and `areas.ts`
 * combines them: a missing one doesn’t compile. Imports between areas therefore go in only one direction.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add to it
export interface Hooks {}
