/** What is kept of a logo, in pixels each way (rule memberships.logo): more would only be sent to be thrown away. */
const MAX_PIXELS = 400;

/** The cropped part of an image, at most as large as it is kept; rejects where there is none. */
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
