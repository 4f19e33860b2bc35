import sharp from 'sharp';
import { encodeLogo } from '../memberships/logo/logo';
import * as tables from '../platform/database/schema';
import { itemAt, DAY_MS, type World } from './world';

const drawing = (ground: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${ground}"/>${shapes}</svg>`;

const drawings = new Map([
  [
    0,
    drawing(
      '#0f766e',
      '<g fill="#ccfbf1"><circle cx="110" cy="290" r="26"/><circle cx="180" cy="228" r="36"/><circle cx="272" cy="142" r="54"/></g>',
    ),
  ],
  [
    2,
    drawing(
      '#fef3c7',
      '<path d="M96 206l72 72 140-156" fill="none" stroke="#92400e" stroke-width="44" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
  ],
]);

export async function addLogos({ tx, now }: World, membershipIds: readonly string[]): Promise<void> {
  for (const [place, svg] of drawings) {
    const logo = await encodeLogo(await sharp(Buffer.from(svg)).png().toBuffer());
    await tx
      .insert(tables.logos)
      .values({ membershipId: itemAt(membershipIds, place), ...logo, updatedAt: new Date(now - 380 * DAY_MS) });
  }
}
