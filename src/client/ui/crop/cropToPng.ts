/** Pixels; the server would scale a larger image down. */
const MAX_PIXELS = 400;

export function cropToPng(cropped: HTMLCanvasElement | undefined): Promise<Blob> {
  return new Promise((resolve, reject) => {
    if (!cropped) return reject(new Error('There is no image to take.'));
    const size = Math.min(MAX_PIXELS, cropped.width);
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d');
    if (!context) return reject(new Error('The image could not be drawn.'));
    context.imageSmoothingQuality = 'high';
    context.drawImage(cropped, 0, 0, size, size);
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be taken.'))), 'image/png');
  });
}

/** Drawn and read back, to recognise a canvas that returns noise; red, green, blue. Far apart, despite small changes. */
const KNOWN_COLOURS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [20, 80, 160],
  [240, 200, 40],
  [0, 0, 0],
] as const;

/** Some browsers change a pixel's lowest bits. */
const UNSEEN_DIFFERENCE = 8;

/** Firefox's resistFingerprinting and similar protections make a canvas return noise, without an error. */
export function isCanvasReadable(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: KNOWN_COLOURS.length, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  KNOWN_COLOURS.forEach(([red, green, blue], x) => {
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
    context.fillRect(x, 0, 1, 1);
  });
  const read = context.getImageData(0, 0, KNOWN_COLOURS.length, 1).data;
  const drawn = KNOWN_COLOURS.flatMap((colour) => [...colour, 255]);
  return drawn.every((value, index) => Math.abs(value - (read[index] ?? -255)) <= UNSEEN_DIFFERENCE);
}
