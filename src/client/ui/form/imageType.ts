import { imageTypeOf } from '../../../domain/forms/images';

/** The bytes by which the types differ. */
const HEADER_BYTES = 12;

/** The file chosen last: one that is read more slowly doesn't replace it. */
let latest: File;

/** Takes a file with its type, which a browser tells from the ending of its name; failing that, from its bytes. */
export function withImageType(file: File, take: (file: File) => void): void {
  latest = file;
  if (file.type.startsWith('image/')) return take(file);
  const reader = new FileReader();
  reader.onloadend = () => {
    if (file !== latest) return;
    const type = reader.result instanceof ArrayBuffer ? imageTypeOf(new Uint8Array(reader.result)) : undefined;
    take(type ? new File([file], file.name, { type }) : file);
  };
  reader.readAsArrayBuffer(file.slice(0, HEADER_BYTES));
}
