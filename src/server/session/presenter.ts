import type { User } from '../../contract/entities.gen';

/** A person's view of themselves. */
export const presentUser = ({ id, email, firstName, lastName }: User): User => ({ id, email, firstName, lastName });
