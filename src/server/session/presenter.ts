import type { User } from '../../contract/entities.gen';

export const presentUser = ({ id, email, firstName, lastName }: User): User => ({ id, email, firstName, lastName });
