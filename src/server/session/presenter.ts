import type { User } from '../../contract/entities.gen';

/** A person as they see themselves. */
export const presentUser = ({ id, email, firstName, lastName }: User): User => ({ id, email, firstName, lastName });
