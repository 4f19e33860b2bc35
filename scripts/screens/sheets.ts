import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { deviceName } from '../../src/testing/screens/look';
import { devices, type Photo } from './photograph';

const ROWS_PER_SHEET = 6;
const GAP = 16;
const LABEL = 28;
const PICTURE_HEIGHT = 520;
const PHONE_WIDTH = 240;
const DESK_WIDTH = 640;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const widthOf = ({ device }: Pick<Photo, 'device'>) => (device.phone ? PHONE_WIDTH : DESK_WIDTH);

function inRows(photos: Photo[]): Photo[][] {
  const rows = new Map<string, Photo[]>();
  for (const device of devices) {
    for (const photo of photos.filter((one) => one.device === device)) {
      const key = `${photo.screen.role} ${photo.screen.name} ${photo.screen.panel ?? ''} ${photo.screen.variant ?? ''}`;
      rows.set(key, [...(rows.get(key) ?? []), photo]);
    }
  }
  return [...rows.values()];
}

const labelOf = ([first]: Photo[]) => `${first?.screen.role ?? ''} · ${first?.screen.address ?? ''}`;

async function sheet(folder: string, rows: Photo[][], file: string): Promise<void> {
  const width = GAP + devices.reduce((sum, device) => sum + widthOf({ device }) + GAP, 0);
  const rowHeight = LABEL + PICTURE_HEIGHT + GAP;
  const label = (row: Photo[]) =>
    Buffer.from(
      `<svg width="${width}" height="${LABEL}"><text x="${GAP}" y="20" font-family="sans-serif" font-size="16" font-weight="600">${escape(labelOf(row))}</text></svg>`,
    );
  const parts = await Promise.all(
    rows.map(async (row, index) => {
      let left = GAP;
      const pictures = [];
      for (const photo of row) {
        const input = await sharp(join(folder, photo.file))
          .resize({ width: widthOf(photo) })
          .extend({ bottom: PICTURE_HEIGHT, background: '#bbb' })
          .toBuffer()
          .then((whole) =>
            sharp(whole)
              .extract({ left: 0, top: 0, width: widthOf(photo), height: PICTURE_HEIGHT })
              .toBuffer(),
          );
        pictures.push({ input, left, top: index * rowHeight + LABEL });
        left += widthOf(photo) + GAP;
      }
      return [{ input: label(row), left: 0, top: index * rowHeight }, ...pictures];
    }),
  );
  await sharp({ create: { width, height: rows.length * rowHeight, channels: 3, background: '#ddd' } })
    .composite(parts.flat())
    .png()
    .toFile(join(folder, file));
}

function page(rows: Photo[][], hasMails: boolean): string {
  const figure = (photo: Photo) =>
    `<figure><a href="${escape(photo.file)}"><img loading="lazy" width="${widthOf(photo)}" src="${escape(photo.file)}" alt=""></a>` +
    `<figcaption>${deviceName(photo.device)}${photo.problems.map((text) => `<br><b>${escape(text)}</b>`).join('')}</figcaption></figure>`;
  const section = (row: Photo[]) =>
    `<section><h2>${escape(labelOf(row))}</h2><div>${row.map(figure).join('')}</div></section>`;
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:16px;background:#ddd}h2{font-size:16px}section div{display:flex;gap:16px;align-items:start}
figure{margin:0}figcaption{max-width:640px}b{color:#a00}</style>
${hasMails ? '<p><a href="mails.html">Every mail</a></p>' : ''}${rows.map(section).join('\n')}`;
}

export async function writeSheets(folder: string, photos: Photo[], { mails }: { mails: boolean }): Promise<string[]> {
  const rows = inRows(photos).sort((a, b) => labelOf(a).localeCompare(labelOf(b), 'en'));
  writeFileSync(join(folder, 'index.html'), page(rows, mails));
  const names: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_SHEET) {
    const name = `sheet-${String(names.length + 1).padStart(2, '0')}.png`;
    await sheet(folder, rows.slice(from, from + ROWS_PER_SHEET), name);
    names.push(name);
  }
  return names;
}
