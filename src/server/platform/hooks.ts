/**
 * Work that an area leaves to areas above it, such as what completing a registration means. An area declares its hooks
 * by merging this interface in its `hooks.ts`, another area implements them in its `area.ts`, and `areas.ts` combines
 * them: a missing one doesn’t compile. Imports between areas thus run one way.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add to it
export interface Hooks {}
