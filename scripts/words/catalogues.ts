import path from 'node:path';
import { pathsBelow } from '../checks/projectFiles';
import { parseCatalogue, readCatalogue, type Message } from './messages.cjs';

export const root = path.resolve(__dirname, '../..');

const CATALOGUE = /[wW]ords\.en\.json$/;

export const files = pathsBelow('src');

/** The English texts by file and key. */
export const catalogues = new Map<string, Map<string, Message>>(
  files
    .filter((file) => CATALOGUE.test(file))
    .sort()
    .map((file) => [file, parseCatalogue(readCatalogue(path.join(root, file)), 'en')]),
);

export const nameOf = (file: string) => file.replace(/^src\/|\.en\.json$/g, '');

/** As in translations: 'client/chat/words:title'. */
export const ids = [...catalogues].flatMap(([file, messages]) =>
  [...messages.keys()].map((key) => `${nameOf(file)}:${key}`),
);
