import { imageTypeOf } from '../../../domain/forms/images';

const HEADER_BYTES = 12;

/** A slower read of a file chosen earlier is discarded. */
let latest: File;

/** Browsers derive a file's type from its extension; failing that, it is read from the file's first bytes. */
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
