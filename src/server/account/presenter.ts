import type { Account, ProfileUpdate } from '../../contract/entities.gen';
import { readableZone } from '../../domain/time/zonedTime';
import type { users } from '../platform/database/schema';
import { versionOf } from '../platform/http/version';

export const accountVersion = ({ firstName, lastName, bio, timezone }: typeof users.$inferSelect): string =>
  versionOf<Omit<ProfileUpdate, 'emailAddress' | 'language'>>({ firstName, lastName, bio, timezone });

export const presentAccount = (user: typeof users.$inferSelect, pendingEmail: string | undefined): Account => ({
  bio: user.bio,
  timezone: user.timezone === null ? '' : readableZone(user.timezone),
  ...(user.language !== null && { language: user.language }),
  emailAddress: user.email,
  ...(pendingEmail !== undefined && { pendingEmail }),
  firstName: user.firstName,
  lastName: user.lastName,
  ...(user.photoId !== null && { photoId: user.photoId }),
  version: accountVersion(user),
});
