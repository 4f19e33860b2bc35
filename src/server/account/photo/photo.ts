import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Account } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { photos, users } from '../../platform/database/schema';
import { unauthorized } from '../../platform/http/problem';
import { encodeUpload } from '../../platform/images/encodeUpload';
import { lockUser } from '../../session';
import { pendingEmailOf } from '../ownEmailChange';
import { presentAccount } from '../presenter';

/** Width and height of a stored photo: twice the largest that a page shows, small enough for lists. */
const SIDE_PIXELS = 192;

/** The stored form of an uploaded photo (rule account.photo): its middle as a square, on white where transparent. */
export const encodePhoto = (uploaded: Buffer): Promise<Buffer> =>
  encodeUpload(uploaded, (upright) =>
    upright
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .webp({ quality: 82 })
      .toBuffer(),
  );

export async function storePhoto(context: AppContext, userId: string, uploaded: Buffer): Promise<Account> {
  const image = await encodePhoto(uploaded);
  return context.act((act) =>
    changePhoto(act, userId, async () => {
      const photo = { id: randomUUID(), image, createdAt: act.now };
      await act.tx
        .insert(photos)
        .values({ userId, ...photo })
        .onConflictDoUpdate({ target: photos.userId, set: photo });
      return photo.id;
    }),
  );
}

export const removePhoto = (context: AppContext, userId: string): Promise<Account> =>
  context.act((act) => removePhotoIn(act, userId));

const removePhotoIn = (act: Act, userId: string): Promise<Account> =>
  changePhoto(act, userId, async () => {
    await act.tx.delete(photos).where(eq(photos.userId, userId));
    return null;
  });

export async function photoOf(db: Queryable, userId: string): Promise<{ id: string; image: Buffer } | undefined> {
  const [photo] = await db.select({ id: photos.id, image: photos.image }).from(photos).where(eq(photos.userId, userId));
  return photo;
}

/** Removes somebody's reported photo; false if they have another one by now, or none (rule reports.decision). */
export async function removeReportedPhoto(act: Act, userId: string, photoId: string): Promise<boolean> {
  if ((await photoOf(act.tx, userId))?.id !== photoId) return false;
  await removePhotoIn(act, userId);
  return true;
}

/** Keeps the photo's id in the person's row, where every statement that reads the person's name finds it. */
async function changePhoto(act: Act, userId: string, change: () => Promise<string | null>): Promise<Account> {
  const user = await lockUser(act, userId);
  if (!user) throw unauthorized();
  const photoId = await change();
  await act.tx.update(users).set({ photoId }).where(eq(users.id, userId));
  return presentAccount({ ...user, photoId }, await pendingEmailOf(act.tx, userId, act.now));
}

export async function readPhoto(db: Queryable, photoId: string): Promise<Buffer | undefined> {
  const [photo] = await db.select({ image: photos.image }).from(photos).where(eq(photos.id, photoId));
  return photo?.image;
}
