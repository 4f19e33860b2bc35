/** The width and height of the largest that is stored, a logo, in pixels; a larger image would only be scaled down. */
const MAX_PIXELS = 400;

/** The cropped part of an image, no larger than the stored size; rejects without a canvas. */
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

/** Colours far apart, so that none is mistaken for another; red, green and blue. */
const KNOWN_COLOURS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [20, 80, 160],
  [240, 200, 40],
  [0, 0, 0],
] as const;

/** An invisible difference: some browsers change a pixel's lowest bits. */
const UNSEEN_DIFFERENCE = 8;

/**
 * Whether a canvas returns the pixels drawn on it. Firefox's resistFingerprinting and similar protections return noise
 * instead, without an error.
 */
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
