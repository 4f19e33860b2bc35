import { and, lt, sql, type SQL } from 'drizzle-orm';
import type { MessageImage } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { isHiddenFrom } from '../../platform/database/blocks';
import { isBeingRemoved } from '../../platform/database/isBeingRemoved';
import { removeInBatches } from '../../platform/database/removeInBatches';
import { messageImages } from '../../platform/database/schema';
import { daysBefore, type Housekeeping } from '../../platform/jobs/housekeeping';
import { lockChannel, lockPeople } from '../messages/lockMessage';
import { encodeImage } from './encodeImage';

const UNSENT_DAYS = 1;

export const imageOf = (messageId: SQL): SQL => sql`(
  select jsonb_strip_nulls(jsonb_build_object('id', image.id, 'width', image.width, 'height', image.height,
    'alt', nullif(image.alt, '')))
  from message_images image where image.message_id = ${messageId})`;

/**
 * Stores an image that the person can send with a message of the channel (rule chat.images). 400 for a file that
 * isn't an image.
 */
export async function uploadImage(
  context: AppContext,
  { channelId, userId }: { channelId: string; userId: string },
  uploaded: Buffer,
): Promise<MessageImage> {
  const encoded = await encodeImage(uploaded);
  return context.act(async (act) => {
    await lockChannel(act, channelId);
    await lockPeople(act, [userId]);
    await act.confirm();
    const [row] = await act.tx
      .insert(messageImages)
      .values({ channelId, uploaderId: userId, ...encoded, createdAt: act.now })
      .returning({ id: messageImages.id });
    if (!row) throw new Error('The image was not written');
    return { id: row.id, width: encoded.width, height: encoded.height };
  });
}

/** The image of a message in the channel, or one that the person hasn't sent yet; undefined once it is gone. */
export async function readImage(
  db: Queryable,
  { channelId, imageId, userId }: { channelId: string; imageId: string; userId: string },
  isKnown: boolean,
): Promise<{ image: Buffer | null } | undefined> {
  const { rows } = await db.execute<{ image: Buffer | null }>(sql`
    select case when ${isKnown}::boolean then null else image.image end as image from message_images image
    where image.id = ${imageId}::uuid and image.channel_id = ${channelId}::uuid
      and (image.message_id is not null or image.uploader_id = ${userId}::uuid)
      and not ${isBeingRemoved(sql`image.uploader_id`)}
      and not ${isHiddenFrom(sql`image.uploader_id`, sql`${userId}::uuid`)}`);
  return rows[0];
}

/**
 * Locks an image that its uploader may send in this channel; undefined if there is no such image, or it has been
 * sent.
 */
export async function lockUnsentImage(
  { tx }: Act,
  { imageId, channelId, senderId }: { imageId: string; channelId: string; senderId: string },
): Promise<MessageImage | undefined> {
  const { rows } = await tx.execute<{ id: string; width: number; height: number }>(sql`
    select id, width, height from message_images
    where id = ${imageId}::uuid and channel_id = ${channelId}::uuid and uploader_id = ${senderId}::uuid
      and message_id is null
    for update`);
  return rows[0];
}

export const attachImage = ({ tx }: Act, messageId: string, { id, alt = '' }: MessageImage) =>
  tx.execute(sql`
    update message_images set message_id = ${messageId}::uuid, alt = ${alt} where id = ${id}::uuid`);

export const imageHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { createdAt, messageId } = messageImages;
  await removeInBatches(db, messageImages, {
    where: and(sql`${messageId} is null`, lt(createdAt, daysBefore(clock.now(), UNSENT_DAYS))),
    oldestBy: createdAt,
  });
};
