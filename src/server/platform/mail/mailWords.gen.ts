/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../../domain/text/messages';

const en = {
  htmlLanguage: "en-GB",
  greeting: {
    withName: (d: { name: string }) => "Hello " + d.name + ",",
    withoutName: "Hello,",
  },
  buttonFallback: "If the button doesn’t work, open this address:",
  buttonsFallback: "If the buttons don’t work, open one of these addresses:",
  unsubscribe: "Unsubscribe",
  calendarDescription: (d: { joinLink: string; podLink: string }) => "Join: " + d.joinLink + "\nPod: " + d.podLink,
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
