/* Generated from imageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  type: "This isn’t an image we can show. Please choose a JPEG, PNG, WebP or GIF.",
  heic: "We can’t show HEIC photos. Please save yours as a JPEG and choose that.",
  damaged: "This image is damaged or incomplete. Please choose another one.",
  pixels: "This image has too many pixels. Please choose one with up to 50 megapixels.",
  size: "The image must be 10 MB or less.",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
