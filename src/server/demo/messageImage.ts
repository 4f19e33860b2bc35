import sharp from 'sharp';
import { encodeImage } from '../chat/images/encodeImage';
import * as tables from '../platform/database/schema';
import type { ChangedConversation } from './messageChanges';
import type { StoredPod } from './pods';
import type { World } from './world';

const ALT = 'A list of three tiny steps, two of them ticked';

const row = (y: number, isTicked: boolean) => `
  <rect x="70" y="${y}" width="56" height="56" rx="10" fill="none" stroke="#0f766e" stroke-width="6"/>
  ${isTicked ? `<path d="M82 ${y + 28}l14 14 26-30" fill="none" stroke="#0f766e" stroke-width="8"/>` : ''}
  <rect x="160" y="${y + 16}" width="${isTicked ? 340 : 260}" height="24" rx="12" fill="${isTicked ? '#99f6e4' : '#e7e5e4'}"/>`;

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420">
  <rect width="640" height="420" fill="#fef3c7"/><rect x="36" y="36" width="568" height="348" rx="18" fill="#fff"/>
  ${row(76, true)}${row(182, true)}${row(288, false)}</svg>`;

const FROM_END = 2;

export async function addMessageImage({ tx }: World, pod: StoredPod, { messages }: ChangedConversation): Promise<void> {
  const message = messages.at(-1 - FROM_END);
  if (!message?.id || !message.senderId || message.removedAt) return;
  const encoded = await encodeImage(await sharp(Buffer.from(DRAWING)).png().toBuffer());
  await tx.insert(tables.messageImages).values({
    channelId: pod.channelId,
    uploaderId: message.senderId,
    messageId: message.id,
    alt: ALT,
    ...encoded,
    createdAt: message.createdAt,
  });
}
