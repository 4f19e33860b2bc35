/* Generated from signOnWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Provider name is required",
    tooLong: (d: { max: number }) => "Provider name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  issuer: {
    required: "Issuer is required",
    tooLong: (d: { max: number }) => "Issuer must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  clientId: {
    required: "Client ID is required",
    tooLong: (d: { max: number }) => "Client ID must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  clientSecretTooLong: (d: { max: number }) => "Client secret can have at most " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }),
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
