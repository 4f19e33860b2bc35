import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { encodePhoto } from '../account/photo/photo';
import * as tables from '../platform/database/schema';
import { itemAt, DAY_MS, type World } from './world';

const GROUNDS = ['#99f6e4', '#fde68a', '#bfdbfe', '#fbcfe8', '#d9f99d', '#ddd6fe', '#e7e5e4'];
const SKINS = ['#f5d0a9', '#8d5a3b', '#e0ac7e', '#5c3a26', '#c68a5c'];
const HAIRS = ['#3f2a1d', '#1c1917', '#b45309', '#78716c', '#d6b370', '#292524'];
const CLOTHES = ['#0f766e', '#b45309', '#1d4ed8', '#9d174d', '#44403c', '#4d7c0f', '#6d28d9', '#f5f5f4'];

const cuts = (hair: string) => [
  `<path d="M110 190a90 90 0 01180 0v90h-180z" fill="${hair}"/>`,
  `<circle cx="200" cy="158" r="82" fill="${hair}"/>`,
  '',
];

function drawing(number: number): string {
  const of = (colours: readonly string[]) => itemAt(colours, number % colours.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="${of(GROUNDS)}"/>${itemAt(cuts(of(HAIRS)), number % 3)}
    <path d="M60 400a140 120 0 01280 0z" fill="${of(CLOTHES)}"/><rect x="172" y="230" width="56" height="70" rx="28" fill="${of(SKINS)}"/>
    <ellipse cx="200" cy="188" rx="68" ry="78" fill="${of(SKINS)}"/>
    <g fill="#1c1917"><circle cx="174" cy="184" r="7"/><circle cx="226" cy="184" r="7"/></g>
    <path d="M176 222q24 22 48 0" fill="none" stroke="#1c1917" stroke-width="6" stroke-linecap="round"/></svg>`;
}

export async function addPhotos({ tx, now, staff, people }: World): Promise<void> {
  const pictured = [...staff, ...people].filter((_, index) => index % 5 === 0 || index % 5 === 3);
  const rows = await Promise.all(
    pictured.map(async ({ id: userId }, number) => {
      const image = await encodePhoto(
        await sharp(Buffer.from(drawing(number)))
          .png()
          .toBuffer(),
      );
      return { userId, id: randomUUID(), image, createdAt: new Date(now - 5 * DAY_MS) };
    }),
  );
  await tx.insert(tables.photos).values(rows);
  await tx.execute(sql`update users set photo_id = photos.id from photos where photos.user_id = users.id`);
}
