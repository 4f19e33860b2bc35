/* Generated from wizardWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number } from '../../../domain/text/messages';

export const words = {
  step: (d: { number: number; count: number; name: string }) => "Step " + number('en', d.number) + " of " + number('en', d.count) + ": name" + d.name + "/name",
};
