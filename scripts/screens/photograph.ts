import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Browser, Page } from 'playwright-core';
import { misfitsOf } from '../../src/testing/screens/narrow';
import { deviceName, enter, checkScreen, type Device } from '../../src/testing/screens/look';
import { screensOf, type Screen } from '../../src/testing/screens/table';
import type { Visitor } from '../../src/testing/screens/signedIn';
import type { Options } from './options';

export const devices: Device[] = [
  { phone: true, theme: 'light' },
  { phone: true, theme: 'dark' },
  { phone: false, theme: 'light' },
  { phone: false, theme: 'dark' },
];

const AT_ONCE = 3;

export interface Photo {
  screen: Screen;
  device: Device;
  file: string;
  problems: string[];
}

const fileOf = ({ role, name, panel, variant }: Screen, device: Device) =>
  `${[role, name, panel, variant, deviceName(device)].filter(Boolean).join(' ')}.png`.replaceAll(' ', '-');

interface Round {
  browser: Browser;
  origin: string;
  folder: string;
  options: Options;
  englishOn: (page: Page) => Promise<string[]>;
}

async function photographAll({ browser, origin, folder, options, englishOn }: Round, visitor: Visitor, device: Device) {
  const { screens } = screensOf(visitor, options.routes);
  const photos: Photo[] = [];
  if (screens.length === 0) return photos;
  const person = await enter(browser, visitor, device);
  for (const screen of screens) {
    const problems = [
      ...(await checkScreen(person, origin, screen, options)),
      ...(await englishOn(person.page)),
      ...(options.language === 'en' ? [] : await misfitsOf(person.page)),
    ];
    const file = fileOf(screen, device);
    await person.page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
    photos.push({ screen, device, file, problems });
  }
  await person.context.close();
  return photos;
}

export async function photographEverything(
  round: Round,
  visitors: Visitor[],
  onPhotos: (photos: Photo[]) => void,
): Promise<Photo[]> {
  const rounds = visitors.flatMap((visitor) => devices.map((device) => ({ visitor, device })));
  const photos = await pLimit(AT_ONCE).map(rounds, async ({ visitor, device }) => {
    const taken = await photographAll(round, visitor, device);
    onPhotos(taken);
    return taken;
  });
  return photos.flat();
}
