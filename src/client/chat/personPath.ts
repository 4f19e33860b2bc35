import type { ChannelPerson } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';

export const personPath = (membershipId: string, { userId, member }: ChannelPerson): string | undefined =>
  member ? pathTo(paths.bio, { membership: membershipId, person: userId }) : undefined;
