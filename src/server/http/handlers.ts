import type { OperationId, HandlersOf } from './operations';

/** Operations of the contract that are not built yet: they answer 501. Nothing else may be missing below. */
type Later = never;

/** Every operation's handler, by the name the contract gives it. A missing one does not compile. */
export const handlers: HandlersOf<Exclude<OperationId, Later>> = {};
